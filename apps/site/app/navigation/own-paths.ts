/** Pages that stand without any content; where the others stand is content's to say. */
const ownPaths: ReadonlySet<string> = new Set([
  "/",
  "/account",
  "/help/search-content",
  "/join",
  "/login",
  "/my-games",
]);

/** Whether a menu may lead there even if no editor wrote a page. */
export function isOwnPath(path: string): boolean {
  return ownPaths.has(path);
}
