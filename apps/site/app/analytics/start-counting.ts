import { servicesBaseUrl } from "@croupier/contracts/client";
import { siteAddresses } from "@croupier/contracts/site-addresses";
import { randomToken } from "@croupier/kit/random";

import { consentChosen } from "../consent/choose-consent.ts";
import { readConsent } from "../consent/consent-cookie.ts";
import { counter } from "./counter.ts";
import { createFirstPartySink, type Batch } from "./first-party-sink.ts";
import { readClick } from "./read-click.ts";

export type EarlyClick = readonly [click: MouseEvent, path: string];

/**
 * Counts for visitors who agreed, and begins or stops when they choose; first what was clicked `early`. Called once a
 * document.
 */
export function startCounting(early: readonly EarlyClick[]): void {
  const sink = createFirstPartySink({ visit: randomToken(16), send: sendHome });

  function obey(): void {
    if (readConsent(document.cookie)?.analytics === true) counter.countWith(sink);
    else counter.stop();
  }

  for (const [click, path] of early) tellClick(click, path);
  obey();
  document.addEventListener(consentChosen, () => {
    obey();
    // Whoever agrees does so on a page, and that page is the first that counts.
    counter.tell({ name: "page_change" });
  });
  document.addEventListener("click", (click) => tellClick(click), { capture: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sink.flush();
  });
}

/** The browser delivers it when it can, also after the page is gone. */
function sendHome(batch: Batch): void {
  const body = new Blob([JSON.stringify(batch)], { type: "application/json" });
  navigator.sendBeacon(servicesBaseUrl() + siteAddresses.analytics.record.path, body);
}

function tellClick({ target }: MouseEvent, path?: string): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (link === null) return;
  const menu = link.closest<HTMLElement>("[data-menu]");
  const links = [...(menu?.querySelectorAll("a[href]") ?? [])];
  const clicked = {
    href: link.getAttribute("href") ?? "",
    menu: menu?.dataset["menu"],
    place: Math.max(0, links.indexOf(link)),
  };
  for (const told of readClick(clicked)) counter.tell(told, path);
}
