import type { EntryData, MenuItem } from "@croupier/contracts";
import { decideGates } from "./decide-gates.ts";
import type { Onlooker } from "./onlooker.ts";
import type { MenuLists } from "./view.ts";

type Menu = {
  readonly common: EntryData["custom_menu"]["common"];
  readonly words: EntryData["custom_menu"]["language"];
};

/** The menus of a region, list by list, with the items this onlooker sees. */
export function presentMenus(menus: readonly Menu[], onlooker: Onlooker): MenuLists {
  const listOf = (list: Menu["common"]["list"]) =>
    menus
      .filter(({ common }) => common.list === list)
      .flatMap((menu) => presentItems(menu, onlooker));
  return {
    primary: listOf("primary"),
    secondary: listOf("secondary"),
    bottomBar: listOf("bottomBar"),
  };
}

/** An item without words in a language is not shown in it. */
function presentItems({ common, words }: Menu, onlooker: Onlooker): MenuItem[] {
  return common.items
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ id, position, gates, ...item }) => {
      const said = words.items[id];
      if (said === undefined || decideGates(gates, onlooker) !== "open") return [];
      const props: MenuItem["props"] = { text: said.text, link: item.link };
      if (said.title !== undefined) props.title = said.title;
      if (item.parentLink !== undefined) props.parentLink = item.parentLink;
      if (item.iconClass !== undefined) props.iconClass = item.iconClass;
      if (item.menuData !== undefined) props.menuData = item.menuData;
      if (gates?.geoTargetingFilter !== undefined) {
        props.geoTargetingFilter = gates.geoTargetingFilter;
      }
      return [{ id, position, props }];
    });
}
