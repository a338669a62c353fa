/** First segments that are never pages: calls, content, sockets, files, what frameworks reserve. */
export const reservedSegments: ReadonlySet<string> = new Set([
  "services",
  "content",
  "api",
  "health",
  "realtime",
  "metrics",
  "assets",
]);

const lengthMax = 512;

/**
 * Whether a path can be a page worth keeping: one spelling only, since another spelling of the same
 * page would fill the cache twice, and no file.
 */
export function isPagePath(path: string): boolean {
  if (path.length > lengthMax || path.charCodeAt(0) !== slash) return false;
  if (path === "/") return true;
  if (path.includes("%") || path.includes("//") || path.includes("\\")) return false;
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
