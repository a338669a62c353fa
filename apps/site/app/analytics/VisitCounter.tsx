import { useEffect } from "react";
import { useLocation } from "react-router";

import { useIdle } from "../hydration.ts";
import { counter } from "./counter.ts";
import type { EarlyClick } from "./start-counting.ts";

const click = "click";
const capture = true;
/** Clicks before their counter was loaded, each with the page it was on. */
const early: EarlyClick[] = [];

function keepClick(event: MouseEvent): void {
  early.push([event, location.pathname]);
}

/** Tells of each page; whether anybody counts is decided once the browser is idle. */
export function VisitCounter() {
  const { pathname } = useLocation();
  const idle = useIdle();
  // That a page was reached is an event by nature, and so is idleness.
  useEffect(() => counter.tell({ name: "page_change" }, pathname), [pathname]);
  // A click may be the last thing that happens on a page, long before that.
  useEffect(() => document.addEventListener(click, keepClick, capture), []);
  useEffect(() => {
    if (!idle) return;
    const loaded = import("./start-counting.ts");
    loaded
      .then(({ startCounting }) => startCounting(early), reportError)
      .finally(() => {
        document.removeEventListener(click, keepClick, capture);
      });
  }, [idle]);
  return null;
}
