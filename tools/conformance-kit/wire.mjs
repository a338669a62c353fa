import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

const answerMs = 10_000;

/** Posts bytes as they are, and reads what comes back; `http` is the number of the answer. */
export async function post(url, body, headers) {
  const response = await fetch(url, {
    method: "POST",
    headers: sent(headers),
    body,
    signal: AbortSignal.timeout(answerMs),
  });
  const text = await response.text();
  return { ...readAnswer(text), http: response.status };
}

/** Posts, and hangs up before the answer: what a crash or a broken line looks like to the wallet. */
export function postAndHangUp(address, body, headers) {
  const url = new URL(address);
  const ask = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const asking = ask(url, {
      method: "POST",
      headers: { ...sent(headers), "content-length": Buffer.byteLength(body) },
    });
    asking.on("error", resolve);
    asking.on("close", resolve);
    asking.end(body, () => asking.destroy());
  });
}

/** A header that is undefined is one that was forgotten. */
function sent(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

function readAnswer(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { status: `(no JSON: ${text.slice(0, 60)})` };
  }
}
