/** `2026-11-21T20:30`, as a field of the browser takes it, by the operator's own clock. */
export function spellLocal(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Undefined while what stands in the field is no moment. */
export function readLocal(typed: string): Date | undefined {
  const moment = new Date(typed);
  return typed === "" || Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** What the zone of this browser is called, so that nobody plans for another one. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
