import { sign } from "node:crypto";
import { post, postAndHangUp } from "../wire.mjs";

/** RSA-SHA256 over the bytes of the body, in base64. */
export function signatureOf(key, body, hash = "sha256") {
  return sign(hash, Buffer.from(body), key).toString("base64");
}

/** The machine of a maker of games. `change` is where a scenario breaks a rule of its own making. */
export function createMachine({ baseUrl, key }) {
  function dress(body, change) {
    return {
      "content-type": "application/json",
      "x-hub88-signature":
        change.signature ?? signatureOf(change.key ?? key, change.signedBody ?? body),
      ...change.headers,
    };
  }

  return {
    /** `status` of the answer is the word of the dialect. */
    send(call, message, change = {}) {
      const body = typeof message === "string" ? message : JSON.stringify(message);
      return post(`${baseUrl}/${call}`, body, dress(body, change));
    },

    sendAndHangUp(call, message) {
      const body = JSON.stringify(message);
      return postAndHangUp(`${baseUrl}/${call}`, body, dress(body, {}));
    },
  };
}
