/** What text means inside HTML: the five characters that could end it or begin a tag. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The one stored spelling of a text: composed (NFC), without blanks at its ends. */
export function normaliseText(text: string): string {
  return text.normalize("NFC").trim();
}

/**
 * Text that every column, log and terminal takes: whole characters, and none that controls (PostgreSQL
 * refuses NUL, terminals obey the others). Where it may have `lines`, breaks and tabs are text.
 */
export function isPrintable(text: string, { lines = false } = {}): boolean {
  return text.isWellFormed() && !(lines ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u).test(text);
}

/**
 * Text a person could have typed and another can read back safely: printable, and nothing that turns the
 * reading direction of what stands beside it. Joiners stay allowed: Persian and Hindi need them.
 */
export function isPlainText(text: string, { lines = false } = {}): boolean {
  return (
    isPrintable(text, { lines }) &&
    !/[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\p{Co}]/u.test(text)
  );
}
