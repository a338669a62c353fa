import { sameOriginPath } from "../navigation/same-origin-path.ts";

const key = "page-before-verification";
const ofVerification =
  /^\/(?:validate-document|blocked-document-status|account\/verification-failed)(?:[/?#]|$)/;

/**
 * Where somebody stood before they were sent to show a document. Only a path of this site is ever kept,
 * and it is looked at again when it is read, because anything of this origin may write there.
 */
export function rememberPreviousPage(before: string | undefined): void {
  const path = pathOf(before);
  if (path === undefined) return;
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // A browser that keeps nothing leads home.
  }
}

export function pathOf(before: string | undefined): string | undefined {
  const url = before === undefined ? null : URL.parse(before, location.origin);
  if (url === null || url.origin !== location.origin) return undefined;
  const path = sameOriginPath(`${url.pathname}${url.search}${url.hash}`);
  return path === undefined || ofVerification.test(path) ? undefined : path;
}

/** The page before this one, as far as the browser tells: of this site alone. */
export function pageBefore(): string | undefined {
  const { navigation } = globalThis as { navigation?: Navigation };
  const at = navigation?.currentEntry?.index ?? 0;
  const url = navigation?.entries()[at - 1]?.url ?? document.referrer;
  return url === "" || url === null ? undefined : url;
}
