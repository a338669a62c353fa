/** Raised when the question changes: everybody is asked again. */
export const consentVersion = 1;
export const consentCookieName = "consent";
/** After half a year the question is asked anew. */
export const consentSeconds = 15_552_000;

export interface Consent {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

export interface GivenConsent extends Consent {
  /** The name under which the choice was recorded. */
  readonly subject: string;
}

/** `1.1.0.AbC…`: version, analytics, marketing, subject. Readable by scripts, since they obey it. */
export function spellConsent({ analytics, marketing, subject }: GivenConsent): string {
  return [consentVersion, Number(analytics), Number(marketing), subject].join(".");
}

/** What a visitor agreed to; undefined while they have not been asked in these words. */
export function readConsent(cookies: string | undefined): GivenConsent | undefined {
  const found = /(?:^|;\s*)consent=1\.([01])\.([01])\.([\w-]{22})(?:;|$)/.exec(cookies ?? "");
  if (found === null) return undefined;
  const [, analytics, marketing, subject = ""] = found;
  return { analytics: analytics === "1", marketing: marketing === "1", subject };
}
