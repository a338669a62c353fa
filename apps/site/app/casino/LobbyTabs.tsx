import { Link } from "@croupier/ui";
import { useLayoutEffect, useRef } from "react";
import { href, useLocation } from "react-router";

import { useSay } from "../language/Messages.context.tsx";
import type { LobbyPage } from "./casino-page.ts";
import styles from "./LobbyTabs.module.css";

/** The ways through the casino, in the order of the editors. */
export function LobbyTabs({ tabs, whole }: Pick<LobbyPage, "tabs" | "whole">) {
  const say = useSay();
  const { pathname } = useLocation();
  const all = [
    { text: say(whole ? "casino.tab.all" : "casino.tab.lobby"), href: href("/casino") },
    ...(whole
      ? []
      : [{ text: say("casino.tab.all"), href: href("/casino/:category", { category: "all" }) }]),
    ...tabs,
    { text: say("casino.tab.mine"), href: href("/my-games") },
  ];
  const shown = all.find((tab) => isShown(tab.href, pathname))?.href;
  const bar = useRef<HTMLElement>(null);
  // Where somebody is may stand beyond the edge of a phone; only the bar is moved, never the page.
  useLayoutEffect(() => {
    const links = [...(bar.current?.querySelectorAll("a") ?? [])];
    const current = links.find((link) => link.getAttribute("href") === shown);
    if (current) bar.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
  }, [shown]);
  return (
    <nav
      ref={bar}
      className={styles["LobbyTabs"]}
      aria-label={say("casino.tabs")}
      data-menu="lobby"
    >
      {all.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={styles["LobbyTabs-tab"]}
          aria-current={tab.href === shown ? "page" : undefined}
        >
          {tab.text}
        </Link>
      ))}
    </nav>
  );
}

/** A category is shown on its own page and on all below it; the lobby and all games only on theirs. */
function isShown(tab: string, pathname: string): boolean {
  return tab === pathname || (tab !== href("/casino") && pathname.startsWith(`${tab}/`));
}
