import { NotAsked } from "@croupier/kit/asking";
import type { Breaker } from "@croupier/kit/breaker";
import { createLine } from "@croupier/kit/line";
import type { Captcha, CaptchaFor } from "./captcha.ts";

export type RecaptchaSettings = {
  /** The pages show it; the secret never leaves this process but to the house that gave it. */
  readonly siteKey: string;
  readonly secret: string;
  /** From 0, a machine for certain, to 1. */
  readonly scoreMin: number;
  readonly verifyUrl?: string;
  /** An answer that has not come by then is a no. */
  readonly patienceMs?: number;
};

const answerBytesMax = 64 * 1024;
const googleUrl = "https://www.google.com/recaptcha/api/siteverify";

/**
 * reCAPTCHA v3. Nothing is sent of the player but the token itself, not even the address. Whatever
 * does not come as it should - late, refused, for another page, site or secret - is a no.
 */
export function createRecaptcha({
  settings,
  breaker,
  fetch,
  hostnameOf,
  reportError,
}: {
  settings: RecaptchaSettings;
  breaker: Breaker;
  fetch: typeof globalThis.fetch;
  /** Where players of a brand are: a token that somebody collected on a site of theirs is no answer. */
  hostnameOf: (brand: string) => string;
  reportError: (error: unknown) => void;
}): Captcha {
  const { siteKey, secret, scoreMin, verifyUrl = googleUrl, patienceMs } = settings;
  const line = createLine({
    name: "reCAPTCHA",
    breaker,
    fetch,
    patience: patienceMs,
    sizeMax: answerBytesMax,
  });

  async function verify(token: string): Promise<Verified> {
    const answer = await line(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
    });
    if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
    return answer.words as Verified;
  }

  function isMeant(verified: Verified, { action, brand }: CaptchaFor): boolean {
    const { success, score, hostname } = verified;
    return (
      success === true &&
      verified.action === action &&
      hostname === hostnameOf(brand) &&
      typeof score === "number" &&
      score >= scoreMin
    );
  }

  return {
    name: "reCAPTCHA",
    ask: ({ action }) => ({ kind: "RECAPTCHA", siteKey, action }),
    async accepts(answer, purpose) {
      try {
        const verified = await verify(answer);
        if (isOurFault(verified)) reportError(new Error(`reCAPTCHA: ${ourFaults(verified)}`));
        return isMeant(verified, purpose);
      } catch (error) {
        // What went wrong was told when it did.
        if (!(error instanceof NotAsked)) reportError(error);
        return false;
      }
    },
  };
}

type Verified = {
  readonly success?: unknown;
  readonly score?: unknown;
  readonly action?: unknown;
  readonly hostname?: unknown;
  readonly "error-codes"?: unknown;
};

/** A wrong secret would keep everybody out, and nobody would know why. */
function ourFaults({ "error-codes": codes }: Verified): string {
  const given: readonly unknown[] = Array.isArray(codes) ? codes : [];
  return given.filter((code) => /secret|bad-request/.test(String(code))).join(", ");
}

function isOurFault(verified: Verified): boolean {
  return ourFaults(verified) !== "";
}
