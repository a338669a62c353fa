import { Button } from "@croupier/ui";
import { useLocation } from "react-router";

import { useSay } from "../../language/Messages.context.tsx";
import { isNarrowing, writeFilter, type GameFilter } from "../filters/game-filter.ts";
import styles from "./OutsideFilter.module.css";
import type { GamesOfGrid } from "./use-games.ts";

export interface OutsideFilterProps {
  readonly found: GamesOfGrid;
  readonly filter: GameFilter;
}

/** How many games a filter keeps out, and the way to them. */
export function OutsideFilter({ found: { fitting, total }, filter }: OutsideFilterProps) {
  const say = useSay();
  const { pathname } = useLocation();
  if (!isNarrowing(filter)) return null;
  return (
    <div className={styles["OutsideFilter"]}>
      <p className={styles["OutsideFilter-words"]}>
        {fitting === 0
          ? say("casino.filter.nothing")
          : say("casino.filter.outside", { count: total - fitting })}
      </p>
      {(fitting === 0 || total > fitting) && (
        <Button href={pathname + writeFilter({ sort: filter.sort })}>
          {say("casino.filter.showAll")}
        </Button>
      )}
    </div>
  );
}
