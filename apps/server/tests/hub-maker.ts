import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { uuidv7 } from "@croupier/kit/ids";

/** Somebody who makes games and speaks the dialect of Hub88. */
export function createMaker() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  return {
    privateKey,
    privatePem: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
}

export function hubSigned(key: KeyObject, body: string): Record<string, string> {
  return {
    "content-type": "application/json",
    "x-hub88-signature": sign("sha256", Buffer.from(body), key).toString("base64"),
  };
}

export type HubSaid = {
  status: string;
  balance?: number;
  currency?: string;
  request_uuid?: string;
};

/** Asks as their machine does; what is `undefined` is left out. */
export async function askHub(
  baseUrl: string,
  key: KeyObject,
  call: string,
  message: object,
  headersOf: (body: string) => Record<string, string> = (body) => hubSigned(key, body),
): Promise<HubSaid> {
  const body = JSON.stringify({ request_uuid: uuidv7(), ...message });
  const response = await fetch(`${baseUrl}/${call}`, {
    method: "POST",
    headers: headersOf(body),
    body,
  });
  if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
  return (await response.json()) as HubSaid;
}
