import type { PasskeyAnswer } from "@croupier/contracts";
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

import { entranceClient } from "../entrance/entrance-client.ts";
import { refusedByFailure, refusedWith, type Refused } from "./refused.ts";

interface PasskeyWish {
  /** Offered in the field for the name, beside what the browser keeps; or asked for at once. */
  readonly inField: boolean;
}

/** A browser asks one question at a time, and the later one ends the earlier: only the newest is asked. */
let newest = Symbol();
/** What was asked for by a press is not ended by an offer. */
let pressed = false;

/** "nobody": no answer came, or the player put the question away, which is no failure to speak of. */
export async function enterWithPasskey(wish: PasskeyWish): Promise<"in" | "nobody" | Refused> {
  if (pressed) return "nobody";
  pressed = !wish.inField;
  const answer = await askPasskey(wish).catch(() => undefined);
  if (!wish.inField) pressed = false;
  if (answer === undefined) return "nobody";
  try {
    const entered = await entranceClient.signIn.withPasskey({ body: answer });
    return entered.ok ? "in" : refusedWith(entered.problem);
  } catch (failure) {
    return refusedByFailure(failure);
  }
}

/** What the device answers. Undefined: it was not asked after all. Throws when nobody answered. */
async function askPasskey({ inField }: PasskeyWish): Promise<PasskeyAnswer | undefined> {
  const mine = Symbol();
  newest = mine;
  if (inField && !(await browserSupportsWebAuthnAutofill())) return undefined;
  const question = await entranceClient.signIn.passkeyQuestion();
  if (!question.ok) throw new Error(question.problem.code);
  if (newest !== mine) return undefined;
  const { id, rawId, response } = await startAuthentication({
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
