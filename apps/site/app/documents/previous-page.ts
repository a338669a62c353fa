import { sameOriginPath } from "../navigation/same-origin-path.ts";

const key = "page-before-verification";
const ofVerification =
  /^\/(?:validate-document|blocked-document-status|account\/verification-failed)(?:[/?#]|$)/;

/**
 * Keeps where somebody stood before they were sent to show a document. Only a path of this site is ever
 * kept, and it is looked at again when it is read, because anything of this origin may write there.
 */
export function rememberPreviousPage(before = pageBefore()): void {
  const url = before === undefined ? null : URL.parse(before);
  if (url === null || url.origin !== location.origin) return;
  const path = checked(`${url.pathname}${url.search}${url.hash}`);
  if (path === undefined) return;
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // A browser that keeps nothing leads home.
  }
}

/** The stored page, or home. */
export function readPreviousPage(): string {
  try {
    return checked(sessionStorage.getItem(key)) ?? "/";
  } catch {
    return "/";
  }
}

/** A way back that leads into the same page again would be none. */
function checked(wanted: string | null): string | undefined {
  const path = sameOriginPath(wanted);
  return path === undefined || ofVerification.test(path) ? undefined : path;
}

/** The page before this one, as far as the browser tells: of this site alone. */
function pageBefore(): string | undefined {
  const { navigation } = globalThis as { navigation?: Navigation };
  const at = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[at - 1]?.url ?? document.referrer;
}
