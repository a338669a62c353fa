import { madeOnce } from "@croupier/kit/made-once";

/**
 * A message as the build leaves it: plain text, or parts to be joined. The ICU parser stays in the
 * build; the browser gets these arrays and the forty lines below.
 */
export type Message = string | readonly Part[];

export type Part =
  | string
  | readonly ["argument", name: string]
  | readonly ["number", name: string]
  | readonly ["date", name: string, style: DateStyle]
  /** The count of the enclosing plural, written `#` in ICU. */
  | readonly ["count"]
  | readonly ["select", name: string, options: Options]
  | readonly ["plural", name: string, offset: number, kind: "cardinal" | "ordinal", Options];

export type DateStyle = "short" | "medium" | "long" | "full";
export type Options = Readonly<Record<string, Message>>;
export type MessageValue = string | number | Date;
export type MessageValues = Readonly<Record<string, MessageValue>>;

export function formatMessage(
  message: Message,
  given: { readonly locale: string; readonly values?: MessageValues; readonly count?: number },
): string {
  if (typeof message === "string") return message;
  return message.map((part) => formatPart(part, given)).join("");
}

const numberIn = madeOnce((locale: string) => new Intl.NumberFormat(locale));
const dateIn = madeOnce(
  (locale: string, dateStyle: DateStyle) => new Intl.DateTimeFormat(locale, { dateStyle }),
);
const pluralIn = madeOnce(
  (locale: string, type: "cardinal" | "ordinal") => new Intl.PluralRules(locale, { type }),
);

type Given = Parameters<typeof formatMessage>[1];

function formatPart(part: Part, given: Given): string {
  if (typeof part === "string") return part;
  const { locale, values = {}, count = 0 } = given;
  switch (part[0]) {
    case "argument":
      return String(values[part[1]] ?? "");
    case "number":
      return numberIn(locale).format(Number(values[part[1]]));
    case "date":
      return dateIn(locale, part[2]).format(dateOf(values[part[1]]));
    case "count":
      return numberIn(locale).format(count);
    case "select":
      return formatMessage(part[2][String(values[part[1]])] ?? part[2]["other"] ?? "", given);
    case "plural": {
      const [, name, offset, type, options] = part;
      const exact = Number(values[name]);
      const shown = exact - offset;
      const rule = pluralIn(locale, type).select(shown);
      const chosen = options[`=${exact}`] ?? options[rule] ?? options["other"] ?? "";
      return formatMessage(chosen, { ...given, count: shown });
    }
  }
}

function dateOf(value: MessageValue | undefined): Date {
  return value instanceof Date ? value : new Date(value ?? Number.NaN);
}
