// The address of the page, which anybody may have written.

import assert from "node:assert/strict";
import test from "node:test";
import { linkOf } from "../../../audiogame/page/shell/boot.js";

test("a link in the address is read, and one that cannot be decoded is no reason to stop", () => {
  assert.equal(linkOf("#audiogame://a.example:1/smart-base"), "audiogame://a.example:1/smart-base");
  assert.equal(linkOf("#a%20b"), "a b");
  assert.equal(linkOf("#%"), "%");
  assert.equal(linkOf("#%E0%A4%A"), "%E0%A4%A");
  assert.equal(linkOf(""), "");
});
