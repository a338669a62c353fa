import type { RecaptchaSettings } from "@croupier/players";
import { ConfigurationError, variable } from "./shell/environment.ts";

export const recaptchaVariables = {
  CROUPIER_RECAPTCHA_SITE_KEY: variable.optional("a site key", isKey),
  CROUPIER_RECAPTCHA_SECRET: variable.optional("a secret key", isKey),
  CROUPIER_RECAPTCHA_SCORE: variable.integer({ min: 0, max: 100, fallback: 50 }),
};

/** A key alone asks for tokens that nobody checks; a secret alone waits for tokens that nobody has. */
export function recaptchaFrom(settings: {
  readonly CROUPIER_RECAPTCHA_SITE_KEY: string | undefined;
  readonly CROUPIER_RECAPTCHA_SECRET: string | undefined;
  readonly CROUPIER_RECAPTCHA_SCORE: number;
}): RecaptchaSettings | undefined {
  const { CROUPIER_RECAPTCHA_SITE_KEY: siteKey, CROUPIER_RECAPTCHA_SECRET: secret } = settings;
  if (siteKey === undefined && secret === undefined) return undefined;
  if (siteKey === undefined || secret === undefined) {
    throw new ConfigurationError(
      "CROUPIER_RECAPTCHA_SITE_KEY and CROUPIER_RECAPTCHA_SECRET are set together or not at all.",
    );
  }
  return { siteKey, secret, scoreMin: settings.CROUPIER_RECAPTCHA_SCORE / 100 };
}

function isKey(text: string): boolean {
  return /^[\w-]{20,100}$/.test(text);
}
