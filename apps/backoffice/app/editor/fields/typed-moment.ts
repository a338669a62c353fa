/** A stored moment as a field of the browser wants it: the editor's own clock, to the minute. */
export function typedMoment(stored: string | null | undefined): string {
  if (stored === null || stored === undefined) return "";
  const moment = new Date(stored);
  if (Number.isNaN(moment.getTime())) return "";
  const ownClock = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return ownClock.toISOString().slice(0, 16);
}

/** What was typed, as it is stored; undefined for no moment at all. */
export function momentOf(typed: string): string | undefined {
  const moment = new Date(typed);
  return typed === "" || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
