import { z } from "zod";
import { line } from "./fields.ts";

const base64url = line().regex(/^[A-Za-z0-9_-]*$/, "is not base64url");
const bytes = base64url.max(8_000);
const keyId = base64url.min(1).max(1_400);

/** What a browser hands on of a device, in WebAuthn's own words. Whether it is right is looked at later. */
export const passkeyAnswer = z.object({
  id: keyId,
  rawId: keyId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes.optional(),
    authenticatorData: bytes.optional(),
    signature: bytes.optional(),
    userHandle: bytes.optional(),
    transports: z.array(line().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}),
});

/** The question for a device, as its browser takes it. */
export const passkeyQuestion = z.record(z.string(), z.unknown());

export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
