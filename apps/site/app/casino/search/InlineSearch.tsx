import { Button, SearchField } from "@croupier/ui";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { LocalBoundary } from "../../errors/LocalBoundary.tsx";
import { useSay, WithMessages } from "../../language/Messages.context.tsx";
import { moveThrough } from "./move-through.ts";
import styles from "./InlineSearch.module.css";

const importAnswers = () => import("./SearchAnswers.tsx");
const SearchAnswers = lazy(async () => ({ default: (await importAnswers()).SearchAnswers }));

const areas = ["search", "casino"] as const;
const nothing = {
  title: "search.info_notFound_title",
  text: "search.info_notFound_subtitle",
} as const;

/** The search of the lobby, in the page itself. It closes as the one in the header does (S4.9). */
export function InlineSearch() {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const here = useLocation();
  const { key } = here;
  // Open at the place it was opened at: going anywhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const [typed, setTyped] = useState("");
  const isOpen = openAt === key;

  // The menu leads here by `#search`: the field takes the focus, each time anew.
  useEffect(() => {
    if (here.hash !== "#search") return;
    // After the frame has put the focus on the new page.
    const frame = requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, [here]);

  // A press elsewhere on the page is heard by the document alone.
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) !== true) setOpenAt(undefined);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [isOpen]);

  function cancel() {
    setTyped("");
    setOpenAt(undefined);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the field and the links inside
    <search
      ref={box}
      id="search"
      className={styles["InlineSearch"]}
      onKeyDown={(event) => {
        if (event.key === "Escape") cancel();
        else moveThrough(event);
      }}
    >
      <SearchField
        label={say("menu.search")}
        placeholder={say("menu.search")}
        maxLength={100}
        value={typed}
        onFocus={() => {
          void importAnswers();
          setOpenAt(key);
        }}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setOpenAt(key);
        }}
        right={
          isOpen && (
            <Button look="ghost" onClick={cancel}>
              {say("casino.search.cancel")}
            </Button>
          )
        }
      />
      {isOpen && (
        <div className={styles["InlineSearch-answers"]}>
          <LocalBoundary fallback={null}>
            <Suspense>
              <WithMessages areas={areas}>
                <SearchAnswers typed={typed} nothing={nothing} />
              </WithMessages>
            </Suspense>
          </LocalBoundary>
        </div>
      )}
    </search>
  );
}
