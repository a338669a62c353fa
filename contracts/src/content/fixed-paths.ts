/**
 * The pages of a site that stand without content: whatever editors publish, links may lead here. The menus of a
 * site, the hints of the editor and the tests of the demo ask this list; the route tables are held against it.
 */
export const fixedPaths = [
  "/",
  "/account",
  "/account/activity",
  "/account/cashier/deposit",
  "/account/cashier/history",
  "/account/cashier/linked-accounts",
  "/account/cashier/withdraw",
  "/account/cashier/withdraw/cbt",
  "/account/cashier/withdraw/manage-pending",
  "/account/cashier/withdraw/ttp",
  "/account/limits",
  "/account/preferences",
  "/account/privacy",
  "/account/profile",
  "/account/referral",
  "/account/security",
  "/account/security/recovery-codes",
  "/account/security/two-factor",
  "/account/take-a-break",
  "/account/verification",
  "/account/verification-failed",
  "/become-an-affiliate",
  "/blocked-document-status",
  "/casino",
  "/contact",
  "/help/search-content",
  "/join",
  "/login",
  "/login/forgotten",
  "/my-games",
  "/validate-document",
  "/validation-code/validatePhone",
  "/verify",
] as const;

const known: ReadonlySet<string> = new Set(fixedPaths);

/** A path without its query and its fragment. */
export function isFixedPath(path: string): boolean {
  return known.has(path);
}
