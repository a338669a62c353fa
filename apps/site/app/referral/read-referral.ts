/** Who sent a visitor, as registration takes it. */
export interface Referral {
  readonly code: string;
  readonly type: "AFFILIATE" | "PROFILE";
  readonly affiliateId?: string;
  readonly sharingMethod: string;
}

/** A referral that waits for registration, and since when. */
export interface StoredReferral extends Referral {
  /** Milliseconds; absent in what something else than us wrote. */
  readonly timestamp?: number;
}

/** How a link was shared when it does not say so. */
export const defaultSharingMethod = "WORD_OF_MOUTH";
export const defaultAllowedDays = 40;
const dayMs = 86_400_000;

/** Where a code may stand in a query, the strongest first; the path of a welcome link comes after all. */
export const referralNames = ["myafftoken", "referral", "ref"] as const;

/** Codes and names as partners write them: nothing that could end a cookie or a sentence. */
const plain = /^[\w.~@-]{1,64}$/;

export function isPlainCode(code: string | null | undefined): code is string {
  return code !== null && code !== undefined && plain.test(code);
}

/** The code an address carries: the strongest that can be one, and that of the path after all. */
export function findCode(query: URLSearchParams, pathCode?: string): string | undefined {
  return [...referralNames.map((name) => query.get(name)), pathCode].find(isPlainCode);
}

/** The referral an address carries, if it carries one. */
export function readReferral(
  query: URLSearchParams,
  { storedSharing, pathCode }: { storedSharing?: string; pathCode?: string } = {},
): Referral | undefined {
  const code = findCode(query, pathCode);
  if (code === undefined) return undefined;
  const shared = query.get("extcmpid");
  const sharingMethod = isPlainCode(shared) ? shared : (storedSharing ?? defaultSharingMethod);
  const affiliateId = query.get("affid");
  return {
    code,
    type: kindOfCode(code, sharingMethod),
    ...(isPlainCode(affiliateId) ? { affiliateId } : {}),
    sharingMethod,
  };
}

/** A player's own code is short and begins with P; or the link says that a friend shared it. */
export function kindOfCode(code: string, sharingMethod: string): Referral["type"] {
  const ofPlayer = code.startsWith("P") && code.length < 10;
  return ofPlayer || sharingMethod.startsWith("raf") ? "PROFILE" : "AFFILIATE";
}

/** How long a referral is kept: what the brand says, or forty days where it says nothing sensible. */
export function allowedDays(days: number | undefined): number {
  return days !== undefined && days > 0 ? days : defaultAllowedDays;
}

/** Older than allowed, in either direction of the clock. What says no time is not expired. */
export function isExpired(
  { timestamp }: Pick<StoredReferral, "timestamp">,
  { now, days }: { now: number; days: number | undefined },
): boolean {
  if (timestamp === undefined || !Number.isFinite(timestamp)) return false;
  return Math.abs(now - timestamp) > allowedDays(days) * dayMs;
}

/** As the value of a cookie: the fields of the stored referral, spelt as a query. */
export function spellReferral({
  code,
  type,
  affiliateId,
  sharingMethod,
  timestamp,
}: StoredReferral) {
  return new URLSearchParams({
    key: code,
    type,
    sharing: sharingMethod,
    ...(timestamp === undefined ? {} : { timestamp: String(timestamp) }),
    ...(affiliateId === undefined ? {} : { affid: affiliateId }),
  }).toString();
}

export function readStoredReferral(value: string | undefined): StoredReferral | undefined {
  const stored = new URLSearchParams(value);
  const code = stored.get("key");
  const type = stored.get("type");
  if (!isPlainCode(code) || (type !== "AFFILIATE" && type !== "PROFILE")) return undefined;
  const sharing = stored.get("sharing");
  const affiliateId = stored.get("affid");
  // What is no number says nothing: an empty text would be nought to `Number`, and long ago.
  const written = stored.get("timestamp")?.trim();
  const timestamp = written ? Number(written) : Number.NaN;
  return {
    code,
    type,
    ...(isPlainCode(affiliateId) ? { affiliateId } : {}),
    sharingMethod: isPlainCode(sharing) ? sharing : defaultSharingMethod,
    ...(Number.isFinite(timestamp) ? { timestamp } : {}),
  };
}
