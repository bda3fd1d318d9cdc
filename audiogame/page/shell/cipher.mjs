// The ciphers of connections to servers, for Python in the worker: X25519 and ChaCha20-Poly1305.

import { chacha20poly1305, x25519 } from "./noble.mjs";

/**
 * Return what some work returns; undefined where the library refuses.
 *
 * @param {() => Uint8Array} work
 */
function unlessRefused(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** See the Python module `browser_cipher`, which calls these. */
export const cipher = {
  publicKey: (secret) => x25519.getPublicKey(secret),
  agree: (secret, key) => unlessRefused(() => x25519.getSharedSecret(secret, key)),
  seal: (key, nonce, beside, text) => chacha20poly1305(key, nonce, beside).encrypt(text),
  open: (key, nonce, beside, sealed) => unlessRefused(() => chacha20poly1305(key, nonce, beside).decrypt(sealed)),
};
