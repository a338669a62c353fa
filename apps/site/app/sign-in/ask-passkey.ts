import type { PasskeyAnswer } from "@croupier/contracts";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";

import { entranceClient } from "../entrance/entrance-client.ts";

interface PasskeyWish {
  /** Offered in the field for the name, beside what the browser keeps; or asked for at once. */
  readonly inField: boolean;
}

/** What the device answers. Undefined: this browser has no field for it. Throws when nobody answered. */
export async function askPasskey({ inField }: PasskeyWish): Promise<PasskeyAnswer | undefined> {
  const browser = await import("@simplewebauthn/browser");
  if (inField && !(await browser.browserSupportsWebAuthnAutofill())) return undefined;
  const question = await entranceClient.signIn.passkeyQuestion();
  if (!question.ok) throw new Error(question.problem.code);
  const { id, rawId, response } = await browser.startAuthentication({
    optionsJSON: question.value as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: inField,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    clientExtensionResults: {},
  };
}
