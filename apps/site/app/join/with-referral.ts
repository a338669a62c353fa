/** Where a referral code may stand in a query, the strongest first; the path comes after all (S5.8). */
const referralNames = ["myafftoken", "referral", "ref"] as const;

/**
 * The query of a welcome link with the code of its path, as `referral`. A code that the query brings
 * itself is stronger and stays alone: beside it, the one of the path would overrule `ref`.
 */
export function withReferral(query: URLSearchParams, code: string): URLSearchParams {
  const given = new URLSearchParams(query);
  if (!referralNames.some((name) => given.get(name))) given.set("referral", code);
  return given;
}
