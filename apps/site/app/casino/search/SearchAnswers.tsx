import { SearchResultList } from "@croupier/ui";

import { useSay, type MessageKey } from "../../language/Messages.context.tsx";
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
  const { searched, isWaiting, suggestions, recent, popular } = useSearch(typed);
  const { term, results } = searched;
  // Enter opens it, as long as nobody went on to another.
  const chosen = typed.trim() === "" ? undefined : (results[0] ?? suggestions[0])?.id;
  return (
    <div className={styles["SearchAnswers"]}>
      {term !== "" && results.length === 0 && (
        <output className={styles["SearchAnswers-nothing"]}>
          <strong className={styles["SearchAnswers-title"]}>{say(nothing.title)}</strong>
          {say(nothing.text)}
        </output>
      )}
      <Answers label={say("search.results")} found={results} query={term} chosen={chosen} />
      <Answers
        label={say("search.suggestions")}
        found={suggestions}
        query={typed}
        chosen={chosen}
        heading={say("search.suggestions")}
      />
      <Answers label={say("search.recent")} found={recent} heading={say("search.recent")} />
      <Answers label={say("search.popular")} found={popular} heading={say("search.popular")} />
      <p className={styles["SearchAnswers-foot"]} aria-live="polite">
        {term !== "" && !isWaiting && say("search.count", { count: results.length, term })}
        {isWaiting && suggestions.length === 0 && say("search.looking")}
      </p>
    </div>
  );
}

interface AnswersProps {
  readonly label: string;
  readonly found: readonly FoundGame[];
  readonly query?: string;
  readonly chosen?: string | undefined;
  readonly heading?: string;
}

function Answers({ label, found, query = "", chosen, heading }: AnswersProps) {
  if (found.length === 0) return null;
  return (
    <section className={styles["SearchAnswers-part"]}>
      {heading && <h3 className={styles["SearchAnswers-heading"]}>{heading}</h3>}
      <SearchResultList
        label={label}
        query={query}
        chosen={chosen}
        results={found.map(({ id, title, href, img, imgAlt, subtitle }) => ({
          id,
          title,
          href,
          image: img,
          imageAlt: imgAlt,
          detail: subtitle,
        }))}
      />
    </section>
  );
}
