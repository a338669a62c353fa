import { generateKeyPairSync, sign } from "node:crypto";

/** A certificate that vouches for itself, for a server of this machine: two days, P-256, in PEM. */
export function makeCertificate(host: string): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const dayMs = 86_400_000;
  const name = sequence(set(sequence(commonName, tagged(0x0c, Buffer.from(host)))));
  const alternatives = sequence(tagged(0x82, Buffer.from(host)));
  const signed = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - dayMs), time(Date.now() + dayMs)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(sequence(alternativeName, tagged(0x04, alternatives)))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", signed, privateKey)]);
  const certificate = sequence(signed, ecdsaWithSha256, tagged(0x03, signature));
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n").trimEnd();
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

const commonName = tagged(0x06, Buffer.from("550403", "hex"));
const alternativeName = tagged(0x06, Buffer.from("551d11", "hex"));
const ecdsaWithSha256 = sequence(tagged(0x06, Buffer.from("2a8648ce3d040302", "hex")));

function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replace(/\D/g, "");
  return tagged(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function set(...parts: readonly Buffer[]): Buffer {
  return tagged(0x31, Buffer.concat(parts));
}

/** DER: what it is, how long it is, and it. */
function tagged(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), value]);
}
