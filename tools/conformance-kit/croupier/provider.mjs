import { createHmac } from "node:crypto";
import { post, postAndHangUp } from "../wire.mjs";

/** What our protocol signs: the timestamp, a dot, and the bytes of the body as they are sent. */
export function sign(secret, timestamp, body) {
  return createHmac("sha256", Buffer.from(secret, "base64url"))
    .update(`${timestamp}.`)
    .update(body)
    .digest("hex");
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A provider that signs with one key. `change` is where a scenario breaks a rule of its own making. */
export function createProvider({ baseUrl, key }) {
  function dress(body, change) {
    const timestamp = String(change.timestamp ?? nowSeconds());
    const { id, secret } = change.key ?? key;
    return {
      "content-type": "application/json",
      "x-key-id": id,
      "x-timestamp": timestamp,
      "x-signature": change.signature ?? sign(secret, timestamp, change.signedBody ?? body),
      ...change.headers,
    };
  }

  return {
    /** `status` of the answer is the word of the protocol. */
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
