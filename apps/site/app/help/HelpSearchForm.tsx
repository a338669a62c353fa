import { SearchField } from "@croupier/ui";
import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type FormEvent } from "react";
import { href, useNavigate } from "react-router";

import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { useSay } from "../language/Messages.context.tsx";
import type { ListBox, SuggestionKeys } from "./HelpSuggestions.tsx";
import styles from "./HelpSearchForm.module.css";

const HelpSuggestions = lazy(async () => ({
  default: (await import("./HelpSuggestions.tsx")).HelpSuggestions,
}));

const closed: ListBox = { open: false, activeId: undefined };

/**
 * Asks the help centre: a form of the browser's own, which works before any script has run. Who comes
 * to the field gets suggestions besides; they load then.
 */
export function HelpSearchForm({ term = "" }: { term?: string }) {
  const say = useSay();
  const navigate = useNavigate();
  const action = href("/help/search-content");
  const listId = useId();
  const [typed, setTyped] = useState(term);
  const [visited, setVisited] = useState(false);
  const [focused, setFocused] = useState(false);
  const [box, setBox] = useState(closed);
  const suggestions = useRef<SuggestionKeys>(null);

  /** What the form does by itself, without loading the page anew. */
  function search(event: FormEvent) {
    event.preventDefault();
    setFocused(false);
    void navigate(`${action}?${new URLSearchParams({ searchTerm: typed })}`);
  }

  function onFocus() {
    setVisited(true);
    setFocused(true);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  }

  return (
    <search className={styles["HelpSearchForm"]} onFocus={onFocus} onBlur={onBlur}>
      <form action={action} onSubmit={search}>
        <SearchField
          key={term}
          name="searchTerm"
          label={say("content.help.label")}
          placeholder={say("content.help.placeholder")}
          defaultValue={term}
          maxLength={100}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input; the list below makes it a combobox
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.open}
          aria-controls={box.open ? listId : undefined}
          aria-activedescendant={box.activeId}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFocused(true);
          }}
          onKeyDown={(event) => {
            if (suggestions.current?.press(event.key)) event.preventDefault();
          }}
        />
      </form>
      {visited && (
        <LocalBoundary fallback={null}>
          <Suspense>
            <HelpSuggestions ref={suggestions} {...{ typed, focused, listId }} onChange={setBox} />
          </Suspense>
        </LocalBoundary>
      )}
    </search>
  );
}
