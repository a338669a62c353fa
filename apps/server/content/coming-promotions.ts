import type { ShownBlock } from "@croupier/blocks/schema";
import type { SeenEntry, SeenEntryOf, View } from "@croupier/content";

type Page = SeenEntryOf<"content_page">;

const words = {
  en: {
    starts: "Starts {day}",
    someDay: "Date to be announced",
    title: "Not running yet",
    text: "These are the rules for when it starts. Until then nothing is credited and there is nothing to do.",
  },
  de: {
    starts: "Beginnt am {day}",
    someDay: "Termin folgt",
    title: "Läuft noch nicht",
    text: "Das sind die Regeln für den Start. Bis dahin wird nichts gutgeschrieben, und Sie müssen nichts tun.",
  },
  es: {
    starts: "Empieza el {day}",
    someDay: "Fecha por anunciar",
    title: "Todavía no está activa",
    text: "Estas son las reglas para cuando empiece. Hasta entonces no se abona nada y no tienes que hacer nada.",
  },
} as const;

/** Whether a page may be offered: any page that is no promotion, and a promotion that runs and has begun. */
export function isOffered(view: View, { common }: Page): boolean {
  const { pageType, runs = false, startsOn } = common;
  if (pageType !== "promotion") return true;
  return runs && (startsOn === undefined || view.hasBegun(startsOn));
}

/** The promotion at the end of a link, if there is one that is not to be offered. */
export function isLinkToComing(view: View, link: string | undefined): boolean {
  if (link?.startsWith("/promotions/") !== true) return false;
  const answer = view.pageByPath(link.split(/[?#]/, 1)[0] ?? "");
  return (
    answer.outcome === "page" &&
    answer.page.kind === "content_page" &&
    !isOffered(view, answer.page)
  );
}

/** When a promotion that does not run will. A day that has gone by without it is no promise any more. */
export function sayStart(view: View, { language, common: { startsOn } }: Page): string {
  const { starts, someDay } = wordsIn(language);
  if (startsOn === undefined || view.hasBegun(startsOn)) return someDay;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return starts.replace("{day}", day.format(new Date(startsOn)));
}

/** The notice at the top of a promotion that does not run; undefined for every other page. */
export function comingNotice(view: View, entry: SeenEntry): ShownBlock | undefined {
  if (entry.kind !== "content_page" || isOffered(view, entry)) return undefined;
  const { title, text } = wordsIn(entry.language);
  const content = [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }];
  const body = { type: "doc" as const, content };
  return { type: "notice", props: { id: "coming", tone: "calm", title, body } };
}

function wordsIn(language: string) {
  return language in words ? words[language as keyof typeof words] : words.en;
}
