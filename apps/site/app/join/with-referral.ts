import { findCode } from "../referral/read-referral.ts";

/**
 * The query of a welcome link with the code of its path, as `referral`. A code that the query brings
 * itself is stronger and stays alone: beside it, the one of the path would overrule `ref`.
 */
export function withReferral(query: URLSearchParams, code: string): URLSearchParams {
  const given = new URLSearchParams(query);
  if (findCode(given) === undefined) given.set("referral", code);
  return given;
}
