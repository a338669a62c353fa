import { useEffect } from "react";
import { useLocation } from "react-router";

import { useIdle } from "../hydration.ts";
import { counter } from "./counter.ts";

/** Tells of each page; whether anybody counts is decided once the browser is idle. */
export function VisitCounter() {
  const { pathname } = useLocation();
  const idle = useIdle();
  // That a page was reached is an event by nature, and so is idleness.
  useEffect(() => counter.tell({ name: "page_change" }, pathname), [pathname]);
  useEffect(() => {
    if (idle) {
      import("./start-counting.ts").then(({ startCounting }) => startCounting(), reportError);
    }
  }, [idle]);
  return null;
}
