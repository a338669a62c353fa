import type { Registration } from "@croupier/contracts";

import {
  defaultSharingMethod,
  isExpired,
  isPlainCode,
  readReferral,
  readStoredReferral,
  type Referral,
} from "./read-referral.ts";

type Handed = NonNullable<Registration["referral"]>;

/**
 * Who sent the visitor, as registration takes it: what the address says now, else what it said when
 * this document was opened, else what the browser kept because the visitor agreed to it.
 */
export function carriedReferral(from: {
  readonly query: string;
  readonly landing: string;
  readonly cookies: string;
  readonly now: number;
  readonly days: number | undefined;
}): Handed | undefined {
  const cookies = readCookies(from.cookies);
  const stored = readStoredReferral(cookies.get("referral"));
  const kept = stored !== undefined && !isExpired(stored, from) ? stored : undefined;
  const sharing = kept === undefined ? {} : { storedSharing: kept.sharingMethod };
  const site = readReferringSite(cookies);
  const referral =
    readReferral(new URLSearchParams(from.query), sharing) ??
    readReferral(new URLSearchParams(from.landing), sharing) ??
    kept ??
    affiliateAlone(from, cookies.get("affid")) ??
    (site && { code: site.domain, type: "AFFILIATE", sharingMethod: defaultSharingMethod });
  if (referral === undefined) return undefined;
  const { code, type, affiliateId, sharingMethod } = referral;
  return {
    code,
    type,
    ...(affiliateId === undefined ? {} : { affiliateId }),
    sharingMethod,
    ...(site === undefined ? {} : { referringSite: site }),
  };
}

/** A link that names its affiliate and nothing else: the affiliate is the code. */
function affiliateAlone(
  { query, landing }: { query: string; landing: string },
  kept: string | undefined,
): Referral | undefined {
  const named = [query, landing].map((search) => new URLSearchParams(search).get("affid"));
  const affiliateId = [...named, kept].find((id) => isPlainCode(id));
  if (!isPlainCode(affiliateId)) return undefined;
  return {
    code: affiliateId,
    type: "AFFILIATE",
    affiliateId,
    sharingMethod: defaultSharingMethod,
  };
}

function readReferringSite(cookies: ReadonlyMap<string, string>): Handed["referringSite"] {
  const domain = cookies.get("referring-site-domain");
  const name = cookies.get("referring-site-name");
  if (domain === undefined || name === undefined) return undefined;
  try {
    return { domain, name: decodeURIComponent(name) };
  } catch {
    // Somebody else wrote that cookie.
    return undefined;
  }
}

function readCookies(cookies: string): ReadonlyMap<string, string> {
  return new Map(
    cookies.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
}
