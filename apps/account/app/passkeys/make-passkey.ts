import type { PasskeyAnswer } from "@croupier/contracts";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

/** Asks the device. Throws when the player would rather not, or the device has one of ours already. */
export async function makePasskey(question: Record<string, unknown>): Promise<PasskeyAnswer> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = question as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    clientExtensionResults: {},
  };
}
