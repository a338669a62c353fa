import type { MessageValues } from "@croupier/site/message";

import type { WordKey } from "../language/open-words.ts";

/** What one check says of the account. */
export interface HealthLine {
  /** One of its kind in the panel. */
  readonly name: string;
  readonly state: "ok" | "todo" | "waiting";
  readonly title: WordKey;
  readonly detail: { readonly key: WordKey; readonly values?: MessageValues };
  /** The one thing to do about it; what is in order or waits for us has none. */
  readonly action?: { readonly label: WordKey; readonly href: string };
}
