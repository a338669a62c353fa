import type { View } from "@croupier/content";
import { regions, type MenuItem, type Menus, type Region } from "@croupier/contracts";
import type { Surroundings } from "@croupier/site/services";
import type { ShownBlock } from "@croupier/blocks/schema";
import { showBlocks } from "./block-sources.ts";

/** Regions that stand around a page; `mainContent` is the page's own. */
const around = regions.filter((region) => region !== "mainContent");

/**
 * The menus and blocks around a page, as one onlooker sees them. `hasPage` says of a path whether the
 * site answers it; an item that would lead into nothing is left out until its page is there.
 */
export function surroundingsOf(
  view: View,
  hasPage: (path: string) => boolean,
): Omit<Surroundings, "hasGames"> {
  const leads = ({ props: { link } }: MenuItem) => !link.startsWith("/") || hasPage(pathIn(link));
  const { miniHeader, channelMenu, bottomBar, accountMenu, footer } = view.menus();
  const menus: Menus = {
    miniHeader: miniHeader.filter(leads),
    channelMenu: {
      primary: channelMenu.primary.filter(leads),
      secondary: channelMenu.secondary.filter(leads),
    },
    bottomBar: bottomBar.filter(leads),
    accountMenu: accountMenu.filter(leads),
    footer: withHeadings(footer, leads),
  };
  const siteMenu = view.menuOf("header").primary.filter(leads);
  return { menus, siteMenu, regions: fill(view) };
}

/** A record that others stand under heads them, wherever it leads itself. */
function withHeadings(menu: readonly MenuItem[], leads: (item: MenuItem) => boolean): MenuItem[] {
  const under = menu.filter((item) => item.props.parentLink !== undefined && leads(item));
  return menu.filter((item) =>
    item.props.parentLink === undefined
      ? under.some(({ props }) => props.parentLink === item.props.link)
      : under.includes(item),
  );
}

function fill(view: View): Partial<Record<Region, readonly ShownBlock[]>> {
  const filled = around.map((region) => {
    const blocks = view.blocksOf(region).flatMap(({ words }) => words.blocks);
    return [region, showBlocks(view, blocks)] as const;
  });
  return Object.fromEntries(filled.filter(([, blocks]) => blocks.length > 0));
}

function pathIn(link: string): string {
  return link.split(/[?#]/, 1)[0] ?? "";
}
