import type { KeyObject } from "node:crypto";
import { signatureOf } from "./signature.ts";

/** Tells a shop what became of something, signed over what is sent; whether the shop took it. */
export function postNotice(noticeUrl: string, body: string, key: KeyObject): Promise<boolean> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const path = new URL(noticeUrl).pathname;
  return fetch(noticeUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-signature": signatureOf({ timestamp, method: "POST", path, body }, key),
      "x-timestamp": timestamp,
    },
    body,
    signal: AbortSignal.timeout(10_000),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
}
