// Bundle what the page needs of the libraries of ciphers; the argument is the file to write.
//
//   npm run noble
//
// The bundle is kept with the page, so that building the page needs no bundler; a test makes it
// again and compares.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const NAMES = ["@noble/curves", "@noble/ciphers", "@noble/hashes"];
const here = fileURLToPath(new URL(".", import.meta.url));
const told = NAMES.map((name) => {
  const { version } = JSON.parse(readFileSync(`${here}node_modules/${name}/package.json`, "utf8"));
  return `${name} ${version}`;
});
await build({
  stdin: {
    contents: `
export { chacha20poly1305 } from "@noble/ciphers/chacha.js";
export { x25519 } from "@noble/curves/ed25519.js";
`,
    resolveDir: here,
  },
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  banner: { js: `// @ts-nocheck: ${told.join(", ")}, copyright Paul Miller, MIT licence.\n/* eslint-disable */` },
  outfile: process.argv[2],
});
