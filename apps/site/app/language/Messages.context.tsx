import { createContext, use, useMemo, type ReactNode } from "react";

import type catalogue from "../messages/en.json";
import { intlLocaleOf, type AnyLanguage } from "./languages.ts";
import type { MessageArea } from "./message-areas.ts";
import { formatMessage, type Message, type MessageValues } from "./message.ts";

export type MessageKey = keyof typeof catalogue;
export type Catalogue = Readonly<Record<string, Message>>;

/** The language of the page and its texts; set once, before the first render, on either side. */
export interface Messages {
  readonly language: AnyLanguage;
  readonly catalogue: Catalogue;
  /** What the catalogue holds already: everything on the server, what the page asked for here. */
  readonly areas: ReadonlySet<MessageArea>;
  /** The same promise for the same area, however often it is asked for. */
  readonly load: (area: MessageArea) => Promise<Catalogue>;
}

export const MessagesContext = createContext<Messages | null>(null);

export type Say = (key: MessageKey, values?: MessageValues) => string;

/** `say("login.submit")`: the text of that key in the language of the page. */
export function useSay(): Say {
  return sayIn(useMessages());
}

export function useLanguage(): AnyLanguage {
  return useMessages().language;
}

/** For dates and numbers of this page: `new Intl.DateTimeFormat(useLocale(), …)`. */
export function useLocale(): string {
  return intlLocaleOf(useMessages().language);
}

/**
 * The words of further areas for what is inside. A page that is opened directly brings them along;
 * one that is walked to waits for them, and the page before it stays until they are there.
 */
export function WithMessages(given: { areas: readonly MessageArea[]; children: ReactNode }) {
  const messages = useMessages();
  const missing = given.areas.filter((area) => !messages.areas.has(area));
  const found = missing.map((area) => use(messages.load(area)));
  const value = useMemo(
    () =>
      // A server has every word, and would copy all of them for every such place of every page.
      missing.length === 0
        ? messages
        : {
            ...messages,
            catalogue: Object.assign({}, messages.catalogue, ...found),
            areas: new Set([...messages.areas, ...missing]),
          },
    // The areas of a place never change, and neither do the words of an area.
    // oxlint-disable-next-line react/exhaustive-deps
    [messages],
  );
  return <MessagesContext value={value}>{given.children}</MessagesContext>;
}

export function sayIn({ language, catalogue }: Pick<Messages, "language" | "catalogue">): Say {
  const locale = intlLocaleOf(language);
  return (key, values) =>
    // The check compares every catalogue with English, so a key is never absent; were it, the key
    // itself is a better answer than a page that does not render.
    formatMessage(catalogue[key] ?? key, { locale, ...(values === undefined ? {} : { values }) });
}

function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error("A page is rendered inside MessagesContext");
  return messages;
}
