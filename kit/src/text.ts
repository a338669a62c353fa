/** What text means inside HTML: the five characters that could end it or begin a tag. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The one stored spelling of a text: composed (NFC), without blanks at its ends. */
export function normaliseText(text: string): string {
  return text.normalize("NFC").trim();
}

/**
 * Text a person could have typed and another can read back safely: well-formed Unicode, no control
 * characters (PostgreSQL refuses NUL, terminals obey the others), and nothing that turns the
 * reading direction of what stands beside it. Joiners stay allowed: Persian and Hindi need them.
 */
export function isPlainText(text: string): boolean {
  return (
    text.isWellFormed() &&
    !/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\p{Co}]/u.test(text)
  );
}
