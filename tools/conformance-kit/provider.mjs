import { createHmac } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

/** What our protocol signs: the timestamp, a dot, and the bytes of the body as they are sent. */
export function sign(secret, timestamp, body) {
  return createHmac("sha256", Buffer.from(secret, "base64url"))
    .update(`${timestamp}.`)
    .update(body)
    .digest("hex");
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

const answerMs = 10_000;

/** A provider that signs with one key. `change` is where a scenario breaks a rule of its own making. */
export function createProvider({ baseUrl, key }) {
  function dress(body, change) {
    const timestamp = String(change.timestamp ?? nowSeconds());
    const { id, secret } = change.key ?? key;
    const headers = {
      "content-type": "application/json",
      "x-key-id": id,
      "x-timestamp": timestamp,
      "x-signature": change.signature ?? sign(secret, timestamp, change.signedBody ?? body),
      ...change.headers,
    };
    // A header that is undefined is one that was forgotten.
    return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  }

  return {
    /** Sends and reads the answer; `status` is the word of the protocol, `http` the number. */
    async send(call, message, change = {}) {
      const body = typeof message === "string" ? message : JSON.stringify(message);
      const response = await fetch(`${baseUrl}/${call}`, {
        method: "POST",
        headers: dress(body, change),
        body,
        signal: AbortSignal.timeout(answerMs),
      });
      const text = await response.text();
      return { ...readAnswer(text), http: response.status };
    },

    /** Sends, and hangs up before the answer: what a crash or a broken line looks like to the wallet. */
    sendAndHangUp(call, message, change = {}) {
      const body = JSON.stringify(message);
      const url = new URL(`${baseUrl}/${call}`);
      const ask = url.protocol === "https:" ? requestHttps : requestHttp;
      return new Promise((resolve) => {
        const headers = { ...dress(body, change), "content-length": Buffer.byteLength(body) };
        const asking = ask(url, { method: "POST", headers });
        asking.on("error", resolve);
        asking.on("close", resolve);
        asking.end(body, () => asking.destroy());
      });
    },
  };
}

function readAnswer(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { status: `(no JSON: ${text.slice(0, 60)})` };
  }
}
