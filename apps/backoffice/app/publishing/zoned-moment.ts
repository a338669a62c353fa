/** `2026-03-29T02:30` on the clock of a place, as a field of a form holds it. */
export type WallClock = string;

/**
 * The instant at which the clock of a zone shows this. A time that a clock change skips is taken as
 * if the clock had not been changed; one that comes twice is its first.
 */
export function instantOf(clock: WallClock, zone: string): Date | undefined {
  const asUtc = Date.parse(`${clock}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(clock) || Number.isNaN(asUtc)) return undefined;
  const before = asUtc - offsetAt(new Date(asUtc - dayMs), zone);
  const after = asUtc - offsetAt(new Date(asUtc + dayMs), zone);
  const fitting = [before, after].filter(
    (at) => clockOf(new Date(at), zone) === clock.slice(0, minutes),
  );
  return new Date(fitting.length === 0 ? before : Math.min(...fitting));
}

/** What the clock of a zone shows at an instant. */
export function clockOf(instant: Date, zone: string): WallClock {
  return new Date(instant.getTime() + offsetAt(instant, zone)).toISOString().slice(0, minutes);
}

const dayMs = 86_400_000;
/** As far as a field of a form shows a moment; one that was typed to the second is kept so. */
const minutes = "2026-01-01T00:00".length;

/** How far ahead of UTC a zone's clock is, in milliseconds. */
function offsetAt(instant: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return shown - Math.floor(instant.getTime() / 1_000) * 1_000;
}

/** `21 Nov 2026, 18:00 in Curaçao (22:00 UTC)`: nobody has to reckon. */
export function spellMoment(instant: Date, zone: string): string {
  const own = spellAt(instant, zone, { dateStyle: "medium", timeStyle: "short" });
  const isSameDay = clockOf(instant, zone).slice(0, 10) === clockOf(instant, "UTC").slice(0, 10);
  const utc = spellAt(
    instant,
    "UTC",
    isSameDay ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  );
  return `${own} in ${placeOfZone(zone)} (${utc} UTC)`;
}

/** `America/Curacao` → Curacao. */
export const placeOfZone = (zone: string): string =>
  (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

function spellAt(instant: Date, zone: string, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...style }).format(instant);
}
