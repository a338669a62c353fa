import type { GeoTargetingFilter, MenuItem, Menus } from "@croupier/contracts";
import type { MenuRegion } from "./seed/menu-seed.ts";

export type MenuRow = {
  readonly region: MenuRegion;
  readonly item_id: string;
  readonly position: number;
  readonly link: string;
  readonly parent_link: string | null;
  readonly icon_class: string | null;
  readonly menu_data: Readonly<Record<string, string>>;
  readonly geo_targeting_filter: GeoTargetingFilter | null;
  readonly texts: Readonly<Record<string, string>>;
};

/** The menus of a brand in one language; `list` in the menu data tells the two channel lists apart. */
export function presentMenus(
  rows: readonly MenuRow[],
  languages: { readonly wanted: string; readonly fallback: string },
): Menus {
  const itemsOf = (region: MenuRegion, keep: (row: MenuRow) => boolean = () => true) =>
    rows
      .filter((row) => row.region === region && keep(row))
      .toSorted((one, other) => one.position - other.position)
      .map((row) => presentItem(row, languages));
  const isSecondary = (row: MenuRow) => row.menu_data["list"] === "secondary";
  return {
    miniHeader: itemsOf("miniHeader"),
    channelMenu: {
      primary: itemsOf("channelHeader", (row) => !isSecondary(row)),
      secondary: itemsOf("channelHeader", isSecondary),
    },
    bottomBar: itemsOf("channelFooter"),
    accountMenu: itemsOf("accountMenu"),
    footer: itemsOf("footer"),
  };
}

function presentItem(
  row: MenuRow,
  languages: { readonly wanted: string; readonly fallback: string },
): MenuItem {
  const { list: _, ...menuData } = row.menu_data;
  return {
    id: row.item_id,
    position: row.position,
    props: {
      text: row.texts[languages.wanted] ?? row.texts[languages.fallback] ?? row.item_id,
      link: row.link,
      ...(row.parent_link === null ? {} : { parentLink: row.parent_link }),
      ...(row.icon_class === null ? {} : { iconClass: row.icon_class }),
      ...(Object.keys(menuData).length === 0 ? {} : { menuData }),
      ...(row.geo_targeting_filter === null
        ? {}
        : { geoTargetingFilter: row.geo_targeting_filter }),
    },
  };
}
