import { Button, SearchField } from "@croupier/ui";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { useSay } from "../../language/Messages.context.tsx";
import { moveThrough } from "./move-through.ts";
import { SearchAnswers } from "./SearchAnswers.tsx";
import styles from "./SearchOverlay.module.css";

const nothing = { title: "search.searchNoGameFound", text: "search.searchCorrectSpelled" } as const;

/** The search of the header, over the page. A press outside, Cancel and any navigation close it (S4.9). */
export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const [typed, setTyped] = useState("");

  // showModal is a call, not an attribute.
  useEffect(() => dialog.current?.showModal(), []);
  // Going anywhere, back too, ends the search.
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, and the dialog answers it by itself
    <dialog
      ref={dialog}
      aria-label={say("search.label")}
      className={styles["SearchOverlay"]}
      onClose={onClose}
      onKeyDown={moveThrough}
      onClick={({ target }) => {
        // The dialog itself has no padding: a press that lands on it landed outside its body.
        if (target === dialog.current) onClose();
      }}
    >
      <div className={styles["SearchOverlay-body"]}>
        <SearchField
          size="lg"
          className={styles["SearchOverlay-field"]}
          label={say("search.label")}
          placeholder={say("search.label")}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened the search wants to type
          autoFocus
          maxLength={100}
          value={typed}
          onChange={({ target: { value } }) => setTyped(value)}
          right={
            <Button look="ghost" onClick={onClose}>
              {say("search.cancel")}
            </Button>
          }
        />
        <div className={styles["SearchOverlay-answers"]}>
          <SearchAnswers typed={typed} nothing={nothing} />
        </div>
      </div>
    </dialog>
  );
}
