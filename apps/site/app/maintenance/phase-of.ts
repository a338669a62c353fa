import type { MaintenanceNotice } from "@croupier/contracts";

/** `last-minutes` is worth saying again to whoever put the banner away. */
export type Phase = "announced" | "last-minutes" | "under-way" | "over";

const lastMinutesMs = 5 * 60_000;

export function phaseOf(
  { startsAt, endsAt }: Pick<MaintenanceNotice, "startsAt" | "endsAt">,
  nowMs: number,
): Phase {
  if (nowMs >= Date.parse(endsAt)) return "over";
  const leftMs = Date.parse(startsAt) - nowMs;
  if (leftMs <= 0) return "under-way";
  return leftMs <= lastMinutesMs ? "last-minutes" : "announced";
}

/** `1:04:09`, and `4:09` in the last hour. */
export function clockUntil(moment: string, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(moment) - nowMs) / 1_000));
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
