import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAnswer } from "@croupier/contracts";
import { isoCBOR } from "@simplewebauthn/server/helpers";

export type Place = { readonly origin: string; readonly name: string };

type Question = { readonly challenge: string };

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** A device that makes and opens one passkey, ES256, as WebAuthn spells it. Tests alone hold its key. */
export function createSoftwareKey() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let counter = 0;

  const answer = (response: PasskeyAnswer["response"]): PasskeyAnswer => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    response,
    clientExtensionResults: {},
  });

  function head(origin: string, flags: number): Buffer {
    counter += 1;
    const site = createHash("sha256").update(new URL(origin).hostname).digest();
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([site, Buffer.of(flags), count]);
  }

  return {
    /** `origin` is where the browser stands, whatever the question says. */
    make({ challenge }: Question, origin: string, flags = userPresent | userVerified) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytesOf(x)],
          [-3, bytesOf(y)],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        head(origin, flags | hasCredential),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(authData)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
        transports: ["internal"],
      });
    },

    open({ challenge }: Question, origin: string, flags = userPresent | userVerified) {
      const data = clientData("webauthn.get", challenge, origin);
      const authenticatorData = head(origin, flags);
      const signed = Buffer.concat([authenticatorData, createHash("sha256").update(data).digest()]);
      return answer({
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },

    /** As a copy of the key would count that was made so long ago. */
    turnBack(count: number): void {
      counter -= count;
    },
  };
}

export type SoftwareKey = ReturnType<typeof createSoftwareKey>;

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, "base64url"));
}
