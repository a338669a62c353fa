/**
 * As much of an address as may be counted: where on the site, or which other site, and never what
 * follows a question mark or a hash. A segment that reads like a token, a code or an id is a star.
 */
export function countedAddress(address: string): string {
  if (!address.startsWith("/") || /^\/[/\\]/.test(address)) return otherSite(address);
  const [path = "/"] = address.split(/[?#]/, 1);
  const segments = path.split("/", segmentsMax + 1).slice(1);
  return `/${segments.map((segment) => (isPlain(segment) ? segment : "*")).join("/")}`;
}

const segmentsMax = 8;

/** Words as slugs are made of: letters alone, or short enough to hold no secret. */
function isPlain(segment: string): boolean {
  return (
    segment === "" ||
    segment.split("-").every((word) => /^(?:[a-z]{1,24}|[a-z0-9]{1,6})$/.test(word))
  );
}

function otherSite(address: string): string {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : "*";
}
