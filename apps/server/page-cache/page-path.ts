/** First segments that are never shared pages: calls, content, sockets, files, drafts, the way back from paying. */
export const reservedSegments: ReadonlySet<string> = new Set([
  "services",
  "content",
  "api",
  "health",
  "realtime",
  "metrics",
  "assets",
  "preview",
  "deposit-return",
]);

const lengthMax = 512;

/** The page of the site that stands at every address while the site is closed. */
export const maintenancePath = "/maintenance";

/**
 * A page has one address: one slash between its parts and none behind them. Any other spelling moves
 * there for good. The case of letters counts (a welcome link carries a code), so `/LOGIN` is no page.
 */
export function properPath(path: string): string {
  if (path === "/" || !(path.endsWith("/") || path.includes("//"))) return path;
  // What browsers read as a slash as well is left alone: it could name another host.
  if (path.charCodeAt(0) !== slash || path.includes("\\") || isReservedPath(path)) return path;
  const proper = path.replace(/\/{2,}/g, "/");
  return proper.length > 1 && proper.endsWith("/") ? proper.slice(0, -1) : proper;
}

/** Whether a path can be a page worth keeping: in its proper spelling, and no file. */
export function isPagePath(path: string): boolean {
  if (path.length > lengthMax || path.charCodeAt(0) !== slash) return false;
  if (path === "/") return true;
  if (path.endsWith("/") || path.includes("%") || path.includes("//") || path.includes("\\"))
    return false;
  const end = path.indexOf("/", 1);
  const first = end < 0 ? path.slice(1) : path.slice(1, end);
  if (reservedSegments.has(first)) return false;
  return !path.slice(path.lastIndexOf("/")).includes(".");
}

/** Whether a path belongs to calls and files, where a miss is a problem and not a page. */
export function isReservedPath(path: string): boolean {
  const end = path.indexOf("/", 1);
  return reservedSegments.has(end < 0 ? path.slice(1) : path.slice(1, end));
}

const slash = 0x2f;
