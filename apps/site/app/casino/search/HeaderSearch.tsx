import { Icon, VisuallyHidden } from "@croupier/ui";
import { iconSearch } from "@croupier/ui/icons";
import { lazy, Suspense, useCallback, useState } from "react";

import { useEarlyPress } from "../../early-press/use-early-press.ts";
import { LocalBoundary } from "../../errors/LocalBoundary.tsx";
import { useSay, WithMessages } from "../../language/Messages.context.tsx";
import styles from "./HeaderSearch.module.css";

const importOverlay = () => import("./SearchOverlay.tsx");
const SearchOverlay = lazy(async () => ({ default: (await importOverlay()).SearchOverlay }));

const areas = ["search", "casino"] as const;

/** The glass in the header; what it opens loads when a finger goes down on it. */
export function HeaderSearch() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        {...useEarlyPress(() => setOpen(true))}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        className={styles["HeaderSearch"]}
        onPointerDown={() => void importOverlay()}
      >
        <Icon shape={iconSearch} />
        <VisuallyHidden>{say("menu.search")}</VisuallyHidden>
      </button>
      {open && (
        <LocalBoundary fallback={null}>
          <Suspense>
            <WithMessages areas={areas}>
              <SearchOverlay onClose={close} />
            </WithMessages>
          </Suspense>
        </LocalBoundary>
      )}
    </>
  );
}
