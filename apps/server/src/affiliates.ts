import type { SiteConfiguration } from "@croupier/contracts";
import type { Clock } from "@croupier/kit/time";
import {
  allowedDays,
  isPlainCode,
  readReferral,
  readStoredReferral,
  spellReferral,
} from "@croupier/site/referral";
import type { ConsentCookie } from "./consent-cookie.ts";
import { readCookie, writeCookie } from "./shell/cookies.ts";

/** What a brand says about those who send it visitors. */
export interface AffiliateTerms {
  /** How many days a referral counts, and how many a browser keeps who sent it. */
  readonly days: number;
  readonly cookieDays: number;
  /** Referring sites by their domain; undefined where nobody asks for them. */
  readonly referringSites: SiteConfiguration["refSiteToken"] | undefined;
}

export function affiliateTermsOf({
  affiliates,
  refSiteToken,
  features,
}: Pick<SiteConfiguration, "affiliates" | "refSiteToken" | "features">): AffiliateTerms {
  const checked = features["site.config.affiliate.check-referring-site.enabled"];
  return {
    days: affiliates.tokenExpiryDays,
    cookieDays: affiliates.cookieDays,
    referringSites: checked ? refSiteToken : undefined,
  };
}

/** How somebody came: what the address carries, and the page before it. */
export interface Arrived {
  readonly query: URLSearchParams;
  readonly referrer: string | undefined;
  readonly host: string;
  readonly cookies: string | undefined;
}

export type Affiliates = ReturnType<typeof createAffiliates>;

const names = ["affid", "referring-site-domain", "referring-site-name", "referral"] as const;

/** Who sent a visitor, in cookies until registration; only with the visitor's consent to marketing. */
export function createAffiliates(needs: {
  termsOf: (host: string) => AffiliateTerms;
  consentCookie: Pick<ConsentCookie, "read">;
  clock: Clock;
  https: boolean;
}) {
  const { https: secure } = needs;

  return {
    /** The cookies to set for a visit; none without consent. */
    keep(arrived: Arrived): string[] {
      return needs.consentCookie.read(arrived.cookies).marketing
        ? this.keepWithConsent(arrived)
        : [];
    },

    /** For the moment in which the visitor agrees: the cookie that says so is not there yet. */
    keepWithConsent(arrived: Arrived): string[] {
      const terms = needs.termsOf(arrived.host);
      const found = { ...readReferringSite(arrived, terms), ...readCodes(arrived, needs.clock()) };
      return Object.entries(found).map(([name, value]) => {
        const days = name === "referral" ? terms.days : terms.cookieDays;
        return writeCookie(name, value, { maxAgeSeconds: allowedDays(days) * 86_400, secure });
      });
    },

    /** Takes away what is there: the visitor registered, or does not agree any more. */
    forget(cookies: string | undefined): string[] {
      return names
        .filter((name) => readCookie(cookies, name) !== undefined)
        .map((name) => writeCookie(name, "", { maxAgeSeconds: 0, secure }));
    },
  };
}

type Found = Partial<Record<(typeof names)[number], string>>;

function readCodes({ query, cookies }: Arrived, now: Date): Found {
  const affiliate = query.get("affid");
  const stored = readStoredReferral(readCookie(cookies, "referral"));
  const referral = readReferral(
    query,
    stored === undefined ? {} : { storedSharing: stored.sharingMethod },
  );
  return {
    ...(isPlainCode(affiliate) ? { affid: affiliate } : {}),
    ...(referral === undefined
      ? {}
      : { referral: spellReferral({ ...referral, timestamp: now.getTime() }) }),
  };
}

/**
 * The site before this one, where the brand knows it by name. Its token stands for the affiliate where
 * neither the address nor an earlier link named one.
 */
function readReferringSite(arrived: Arrived, { referringSites }: AffiliateTerms): Found {
  const { referrer, host, cookies } = arrived;
  const url = referrer === undefined ? null : URL.parse(referrer);
  if (url === null || url.host === host || referringSites === undefined) return {};
  const domain = url.hostname.replace(/^www\./, "");
  const site = Object.hasOwn(referringSites, domain) ? referringSites[domain] : undefined;
  if (site === undefined) return {};
  return {
    "referring-site-domain": domain,
    "referring-site-name": encodeURIComponent(site.name),
    ...(isPlainCode(readCookie(cookies, "affid")) ? {} : { affid: site.token }),
  };
}
