const nowhere = "https://nowhere.invalid";
const lengthMax = 2_000;

/**
 * A path of this site as it may be followed after signing in, or undefined. What comes in was
 * written by a stranger: only a path that stays a path however often it is decoded passes.
 * The fragment is kept, because it carries the mode of a game.
 */
export function sameOriginPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > lengthMax || !staysOnThisSite(wanted)) return undefined;
  const url = URL.parse(wanted, nowhere);
  if (url === null || url.origin !== nowhere || url.username !== "" || url.password !== "") {
    return undefined;
  }
  // Dot segments are resolved by now: `/.//e` has become `//e`.
  if (url.pathname.startsWith("//")) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Looks at the text as written and as each further reader on the way might decode it. */
function staysOnThisSite(wanted: string): boolean {
  let text = wanted;
  for (let round = 0; round < 4; round += 1) {
    if (!looksLikePath(text)) return false;
    const decoded = decode(text);
    if (decoded === undefined || decoded === text) return true;
    text = decoded;
  }
  return false;
}

function looksLikePath(text: string): boolean {
  // Some readers fold look-alike slashes into real ones.
  const folded = text.normalize("NFKC").replace(/[\u2044\u2215\u29F8]/g, "/");
  if (!folded.startsWith("/") || folded.startsWith("//")) return false;
  const path = folded.split(/[?#]/, 1)[0] ?? "";
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u.test(folded) && !/^\/[\s.]*\//.test(path);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
