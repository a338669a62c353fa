import type { ShownGame } from "@croupier/contracts";
import { Alert, Button, SearchResultList } from "@croupier/ui";

import { useLocale, useSay, type MessageKey } from "../../language/Messages.context.tsx";
import { isOwnPage } from "../../navigation/own-pages.ts";
import { useSite } from "../../site.ts";
import { percentText } from "../cards/percent-text.ts";
import { addressForMoney } from "../game-modes.ts";
import styles from "./SearchAnswers.module.css";
import type { FoundGame } from "./search-games.ts";
import { useSearch } from "./use-search.ts";

export interface SearchAnswersProps {
  readonly typed: string;
  /** What is said where nothing was found: the overlay and the lobby have words of their own (S8.5). */
  readonly nothing: { readonly title: MessageKey; readonly text: MessageKey };
}

/** Below a search field: results of the search, suggestions meanwhile, and where to begin. */
export function SearchAnswers({ typed, nothing }: SearchAnswersProps) {
  const say = useSay();
  const { asked, searched, known, isWaiting, suggestions, recent, popular } = useSearch(typed);
  const { term, results } = searched;
  // Enter opens it, as long as nobody went on to another.
  const chosen = typed.trim() === "" ? undefined : (results[0] ?? suggestions[0])?.id;
  return (
    <div className={styles["SearchAnswers"]}>
      {asked.failure !== undefined && (
        <Alert
          tone="bad"
          title={say("search.failed")}
          action={
            <Button busy={asked.failure === "asking"} onClick={asked.askAgain}>
              {say("error.again")}
            </Button>
          }
        />
      )}
      {term !== "" && results.length === 0 && (
        <output className={styles["SearchAnswers-nothing"]}>
          <strong className={styles["SearchAnswers-title"]}>{say(nothing.title)}</strong>
          {say(nothing.text)}
        </output>
      )}
      <Answers
        known={known}
        label={say("search.results")}
        found={results}
        query={term}
        chosen={chosen}
      />
      <Answers
        known={known}
        label={say("search.suggestions")}
        found={suggestions}
        query={typed}
        chosen={chosen}
        heading={say("search.suggestions")}
      />
      <Answers
        known={known}
        label={say("search.recent")}
        found={recent}
        heading={say("search.recent")}
      />
      <Answers
        known={known}
        label={say("search.popular")}
        found={popular}
        heading={say("search.popular")}
      />
      <div className={styles["SearchAnswers-foot"]}>
        <p aria-live="polite">
          {term !== "" && !isWaiting && say("search.count", { count: results.length, term })}
          {isWaiting && suggestions.length === 0 && say("search.looking")}
        </p>
        <p className={styles["SearchAnswers-keys"]}>
          <kbd>↑</kbd> <kbd>↓</kbd> {say("search.keys.move")} <kbd>↵</kbd> {say("search.keys.open")}
        </p>
      </div>
    </div>
  );
}

interface AnswersProps {
  readonly label: string;
  readonly found: readonly FoundGame[];
  readonly known: ReadonlyMap<string, ShownGame>;
  readonly query?: string;
  readonly chosen?: string | undefined;
  readonly heading?: string;
}

function Answers({ label, found, known, query = "", chosen, heading }: AnswersProps) {
  const say = useSay();
  const locale = useLocale();
  if (found.length === 0) return null;
  return (
    <section className={styles["SearchAnswers-part"]}>
      {heading && <h3 className={styles["SearchAnswers-heading"]}>{heading}</h3>}
      <SearchResultList
        label={label}
        query={query}
        chosen={chosen}
        results={found.map(({ id, title, href, img, imgAlt, subtitle }) => {
          const facts = known.get(id)?.facts;
          return {
            id,
            title,
            href,
            image: img,
            imageAlt: imgAlt,
            detail: subtitle,
            fact: facts && say("search.rtp", { rtp: percentText(facts.returnToPlayer, locale) }),
            action: <PlayLink title={title} href={href} />,
          };
        })}
      />
    </section>
  );
}

function PlayLink({ title, href }: Pick<FoundGame, "title" | "href">) {
  const say = useSay();
  const site = useSite();
  const isOwn = isOwnPage(href, site?.ownPages ?? []);
  return (
    <Button
      size="sm"
      href={addressForMoney(href, { signedIn: site?.signedIn ?? false, isOwn })}
      aria-label={say("search.play", { game: title })}
      data-beside=""
    >
      {say("search.playShort")}
    </Button>
  );
}
