import { expect, test } from "vitest";
import { presentMenus, type MenuRow } from "./present-menus.ts";

const row = (change: Partial<MenuRow>): MenuRow => ({
  region: "channelHeader",
  item_id: "casino",
  position: 10,
  link: "/casino",
  parent_link: null,
  icon_class: null,
  menu_data: {},
  geo_targeting_filter: null,
  texts: { en: "Casino", es: "El casino" },
  ...change,
});
const english = { wanted: "en", fallback: "en" };

test("[S3.21] an item has id, position and props; what a record leaves out is absent", () => {
  const filter = { notIn: { countrySubdivision: { US: ["NJ"] } } };
  const full = row({
    region: "footer",
    parent_link: "/play",
    icon_class: "spade",
    menu_data: { fixed: "my-games" },
    geo_targeting_filter: filter,
  });
  expect(presentMenus([full], english).footer).toEqual([
    {
      id: "casino",
      position: 10,
      props: {
        text: "Casino",
        link: "/casino",
        parentLink: "/play",
        iconClass: "spade",
        menuData: { fixed: "my-games" },
        geoTargetingFilter: filter,
      },
    },
  ]);
  expect(presentMenus([row({})], english).channelMenu.primary[0]?.props).toEqual({
    text: "Casino",
    link: "/casino",
  });
});

test.each([
  ["es", "El casino"],
  ["en", "Casino"],
  ["de", "Casino"],
])("read in %s it says %s", (wanted, text) => {
  const menus = presentMenus([row({})], { wanted, fallback: "en" });
  expect(menus.channelMenu.primary[0]?.props.text).toBe(text);
});

test("[S2.33] the channel menu has a primary and a secondary list, each by position", () => {
  const rows = [
    row({ item_id: "third", position: 30 }),
    row({ item_id: "help", position: 20, menu_data: { list: "secondary" } }),
    row({ item_id: "first", position: 5 }),
  ];
  const { primary, secondary } = presentMenus(rows, english).channelMenu;
  expect(primary.map(({ id }) => id)).toEqual(["first", "third"]);
  expect(secondary.map(({ id }) => id)).toEqual(["help"]);
});
