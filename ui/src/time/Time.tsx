import { type Format, useFormat } from "../format/FormatProvider.tsx";

export type TimeProps = {
  // ISO 8601 in UTC, as every call delivers it.
  at: string;
  show?: "date" | "time" | "moment";
};

const shapes = {
  date: { dateStyle: "medium" },
  time: { timeStyle: "short" },
  moment: { dateStyle: "medium", timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// The only thing that prints a moment: in the reader's language and zone, exact for machines.
export function Time({ at, show = "moment" }: TimeProps) {
  const format = useFormat();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  return <time dateTime={at}>{printerOf(show, format).format(moment)}</time>;
}

function printerOf(show: keyof typeof shapes, { locale, timeZone, kept }: Format) {
  const known = kept.get(show);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...shapes[show], timeZone });
  kept.set(show, made);
  return made;
}
