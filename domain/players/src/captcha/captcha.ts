import type { CaptchaQuestion } from "@croupier/contracts";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { CaptchaRefused, CaptchaRequired } from "../refusals.ts";

/** What it is asked for: an answer for one of them is none for another. */
export type CaptchaFor = {
  readonly action: "sign_in" | "password_reset" | "affiliate_application" | "contact";
  readonly brand: string;
};

/** Tells people from machines, or at least makes it dear to be a machine. */
export type Captcha = {
  readonly name: string;
  /** Absent: every brand has chosen it. */
  isChosenBy?(brand: string): boolean;
  ask(purpose: CaptchaFor): CaptchaQuestion;
  /** Never throws: whoever could not be asked has not said yes. */
  accepts(answer: string, purpose: CaptchaFor): Promise<boolean>;
};

export type CaptchaRefusal = CaptchaRequired | CaptchaRefused;

/**
 * Either refusal brings a question of its own, so that the call can be made once more. A brand that has not
 * chosen the other one asks the built-in.
 */
export function createPassCaptcha(builtIn: Captcha, other: Captcha = builtIn) {
  return async function passCaptcha(
    purpose: CaptchaFor,
    answer: string | undefined,
  ): Promise<Result<undefined, CaptchaRefusal>> {
    const captcha = other.isChosenBy?.(purpose.brand) === false ? builtIn : other;
    if (answer === undefined) {
      return refuse({ code: "captcha_required", captcha: captcha.ask(purpose) });
    }
    if (await captcha.accepts(answer, purpose)) return ok();
    return refuse({ code: "captcha_refused", captcha: captcha.ask(purpose) });
  };
}

export type PassCaptcha = ReturnType<typeof createPassCaptcha>;
