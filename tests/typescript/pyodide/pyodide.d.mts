// The part of Pyodide that the workers use; the build adds it to the page.

export function loadPyodide(options: {
  indexURL: string;
  stdLibURL: string;
  env: Record<string, string>;
}): Promise<any>;
