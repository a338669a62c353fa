import { useFormat } from "../format/FormatProvider.tsx";

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
  const { locale, timeZone } = useFormat();
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const text = formatterOf({ locale, timeZone, show }).format(moment);
  return <time dateTime={at}>{text}</time>;
}

type Wording = { locale: string; timeZone: string; show: keyof typeof shapes };

const formatters = new Map<string, Intl.DateTimeFormat>();

// Making one costs more than all else of a card; a page prints a dozen in one language and zone.
function formatterOf({ locale, timeZone, show }: Wording): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${show}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...shapes[show], timeZone });
  formatters.set(key, made);
  return made;
}
