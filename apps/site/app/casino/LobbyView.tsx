import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import { ContainerRow, EmptyState, Link, TextLink } from "@croupier/ui";
import { useMemo } from "react";
import { useLocation, useNavigation } from "react-router";

import { useBlocksSite } from "../content/blocks-site.tsx";
import { useHydrated } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import { PageHead } from "../page-head/PageHead.tsx";
import type { LobbyPage } from "./casino-page.ts";
import { FilterBar } from "./filters/FilterBar.tsx";
import { isNarrowing, readFilter, type GameFilter } from "./filters/game-filter.ts";
import { GameGrid } from "./grid/GameGrid.tsx";
import { OutsideFilter } from "./grid/OutsideFilter.tsx";
import { useGames } from "./grid/use-games.ts";
import { LiveGames } from "./live/LiveGames.tsx";
import { LobbyRails } from "./LobbyRails.tsx";
import { LobbyTabs } from "./LobbyTabs.tsx";
import styles from "./LobbyView.module.css";
import { OwnGames } from "./own/OwnGames.tsx";
import { InlineSearch } from "./search/InlineSearch.tsx";

/** The lobby, a category, or all of one: rails to stroll along, or a grid to look through. */
export function LobbyView({ page }: { readonly page: LobbyPage }) {
  const say = useSay();
  const filter = useFilter(page.filter);
  const isFiltered = isNarrowing(filter) || filter.sort !== undefined;
  // Whoever takes the filter away sees what the page had without it, once the server has answered.
  const isGrid = isFiltered || (page.grid !== undefined && page.rails.length === 0);
  const found = useGames(page, filter, isGrid);
  const ownTitle = page.title === "" ? say("casino.title") : page.title;
  const title = page.all && page.category === null ? say("casino.tab.all") : ownTitle;
  return (
    <>
      <PageHead
        title={page.seo?.title ?? title}
        description={page.seo?.description ?? page.description ?? say("casino.description")}
        {...(Object.keys(page.paths).length > 0 && { paths: page.paths })}
      />
      <ContainerRow className={styles["LobbyView"]}>
        <Opening page={page} title={title} />
        <LobbyTabs {...page} />
        <FilterBar filter={filter} found={found} currency={page.currency} />
      </ContainerRow>
      <LobbyBlocks page={page} hidden={isFiltered} />
      <ContainerRow className={styles["LobbyView-games"]}>
        {!isGrid && <LobbyRails rails={page.rails} practice={page.practice} opens />}
        {found !== undefined && found.games.length > 0 && (
          <GameGrid games={found.games} practice={page.practice} cardHover={page.cardHover} />
        )}
        {found !== undefined && found.total > 0 && <OutsideFilter found={found} filter={filter} />}
        {(isGrid ? found?.total === 0 : page.rails.length === 0) && (
          <EmptyState title={say("casino.none.title")} heading="h2">
            {say("casino.none.text")}
          </EmptyState>
        )}
      </ContainerRow>
      <LiveGames {...page} />
      <OwnGames />
    </>
  );
}

function Opening({ page, title }: { readonly page: LobbyPage; readonly title: string }) {
  const say = useSay();
  return (
    <div className={styles["LobbyView-opening"]}>
      {page.trail.length > 0 && (
        <nav aria-label={say("content.trail")} className={styles["LobbyView-trail"]}>
          {page.trail.map(({ text, href }) => (
            <Link key={href} href={href}>
              {text === "" ? say("casino.title") : text}
            </Link>
          ))}
        </nav>
      )}
      <h1 className={styles["LobbyView-title"]}>{title}</h1>
      {page.showAll && (
        <TextLink look="standalone" className={styles["LobbyView-all"]} href={page.showAll.href}>
          {say("casino.showAll", { count: page.showAll.count })}
        </TextLink>
      )}
      {page.description && <p className={styles["LobbyView-lead"]}>{page.description}</p>}
      <InlineSearch />
    </div>
  );
}

function LobbyBlocks({ page, hidden }: { readonly page: LobbyPage; readonly hidden: boolean }) {
  const site = useBlocksSite();
  if (hidden || page.blocks.length === 0) return null;
  return (
    <BlocksSiteProvider value={site}>
      <Blocks blocks={page.blocks} frame="page" />
    </BlocksSiteProvider>
  );
}

/** What the address says; on the way to another filter, what the next address says. */
function useFilter(asLoaded: GameFilter): GameFilter {
  const { pathname, search: here } = useLocation();
  const hydrated = useHydrated();
  const next = useNavigation().location;
  const search = next?.pathname === pathname ? next.search : here;
  return useMemo(() => {
    if (!hydrated) return asLoaded;
    const query = new URLSearchParams(search);
    return readFilter((key) => query.get(key));
  }, [hydrated, asLoaded, search]);
}
