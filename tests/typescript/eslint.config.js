// The linter of the page's JavaScript.

import js from "@eslint/js";
import globals from "globals";

const WORKERS = ["service_worker", "python", "journal", "store", "thinker", "worker"].map((name) => `**/${name}.js`);

export default [
  js.configs.recommended,
  { languageOptions: { ecmaVersion: 2024, globals: globals.browser } },
  { files: WORKERS, languageOptions: { globals: { ...globals.worker, ...globals.serviceworker } } },
  { files: ["**/early.js", "**/service_worker.js"], languageOptions: { sourceType: "script" } },
  {
    rules: {
      eqeqeq: "error",
      "no-shadow": "error",
      "no-use-before-define": ["error", { functions: false, classes: false, variables: false }],
      "no-var": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
];
