/** For a letter in any language: to the minute, and in which time. */
export function spellMoment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
