import { VisuallyHidden } from "@croupier/ui";
import { useEffect, useImperativeHandle, useState, type Ref } from "react";
import { useNavigate } from "react-router";

import { useLanguage, useSay } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import { askHelp, logError } from "./ask-help.ts";
import styles from "./HelpSuggestions.module.css";
import { markTerm } from "./mark-term.ts";
import { Marked } from "./Marked.tsx";
import { createSuggest, type Suggested, type Suggestion } from "./suggest.ts";

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- no element of HTML is a list of links below a field (ARIA combobox pattern) */

/** What the field has to say of its list to those who listen. */
export interface ListBox {
  readonly open: boolean;
  readonly activeId: string | undefined;
}

/** The field hands each key over, and keeps its own meaning of those that are not ours. */
export interface SuggestionKeys {
  press(key: string): boolean;
}

export interface HelpSuggestionsProps {
  readonly typed: string;
  readonly focused: boolean;
  readonly listId: string;
  readonly ref: Ref<SuggestionKeys>;
  readonly onChange: (box: ListBox) => void;
}

const nothing: Suggested = { term: "", found: [] };

/** Articles under the field, for the arrows, for Enter and for the pointer; Escape puts them away. */
export function HelpSuggestions({ typed, focused, listId, ref, onChange }: HelpSuggestionsProps) {
  const say = useSay();
  const navigate = useNavigate();
  const suggested = useSuggested(typed);
  const { term, found } = suggested;
  // Which one is chosen, and whether the list was put away, is true of one answer only.
  const [chosen, setChosen] = useState({ of: nothing, place: -1, away: false });
  const { place, away } = chosen.of === suggested ? chosen : { place: -1, away: false };
  const open = focused && !away && found.length > 0;
  const activeId = open && place >= 0 ? `${listId}-${place}` : undefined;

  function go({ link }: Suggestion) {
    setChosen({ of: suggested, place: -1, away: true });
    void navigate(link);
  }

  /** Says whether the key was ours. */
  function press(key: string): boolean {
    if (!open) return false;
    const move = { ArrowDown: 1, ArrowUp: -1 }[key];
    const active = found[place];
    if (move !== undefined) {
      // Before the first and behind the last stands the field itself.
      const steps = found.length + 1;
      const next = ((place + 1 + move + steps) % steps) - 1;
      setChosen({ of: suggested, place: next, away: false });
    } else if (key === "Escape") setChosen({ of: suggested, place: -1, away: true });
    else if (key === "Enter" && active !== undefined) go(active);
    else return false;
    return true;
  }

  useImperativeHandle(ref, () => ({ press }));
  // The field is drawn by the form, which has to say there what the list is like.
  useEffect(() => onChange({ open, activeId }), [onChange, open, activeId]);

  return (
    <>
      <VisuallyHidden>
        <output>
          {focused && term !== "" && say("content.help.suggested", { count: found.length })}
        </output>
      </VisuallyHidden>
      {open && (
        <ul
          id={listId}
          role="listbox"
          aria-label={say("content.help.suggestions")}
          className={styles["HelpSuggestions"]}
        >
          {found.map((one, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of a listbox are those of its field
            <li
              key={one.id}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === place}
              // A press must not take the focus out of the field, which would close the list under it.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(one)}
              className={styles["HelpSuggestions-one"]}
            >
              <Marked text={one.text} matches={markTerm(one.text, term)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useSuggested(typed: string): Suggested {
  const language = useLanguage();
  const bucket = useSite()?.bucket ?? "";
  const [suggested, setSuggested] = useState(nothing);
  const [suggest] = useState(() =>
    createSuggest({
      ask: (term, signal) => askHelp({ bucket, language, term, signal }),
      show: setSuggested,
      logError,
    }),
  );
  // A pause in typing is an event of time; there is nothing to derive it from.
  useEffect(() => {
    suggest.type(typed);
    return () => suggest.stop();
  }, [suggest, typed]);
  return suggested;
}
