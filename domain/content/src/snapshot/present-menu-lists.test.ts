import fc from "fast-check";
import { expect, test } from "vitest";
import { row, snapshotOf } from "../../tests/published-rows.ts";
import { watch } from "../../tests/watched-onlooker.ts";
import { lookAt } from "./look-at.ts";

type Item = { readonly id: string; readonly position: number; readonly [more: string]: unknown };

function menu(region: string, items: readonly Item[], facts: object = {}) {
  const said = (language: string) =>
    Object.fromEntries(items.map(({ id }) => [id, { text: `${id} ${language}` }]));
  return row("custom_menu", `${region}-${JSON.stringify(facts)}`, {
    common: { region, list: "primary", ...facts, items: items.map(linked) },
    en: { title: region, items: said("en") },
    es: { title: region, items: said("es") },
  });
}

const linked = (item: Item) => ({ link: `/${item.id}`, ...item });

function see(rows: Parameters<typeof snapshotOf>[0], looker: Parameters<typeof watch>[0] = {}) {
  const watched = watch(looker);
  return { ...watched, menus: lookAt(snapshotOf(rows), watched.onlooker).menus() };
}

const newJersey = { notIn: { countrySubdivision: { US: ["NJ"] } } };

test("[S3.21] an item has id, position and props; what a record leaves out is absent", () => {
  const full: Item = {
    id: "casino",
    position: 10,
    parentLink: "/play",
    iconClass: "spade",
    menuData: { fixed: "my-games" },
    gates: { geoTargetingFilter: newJersey },
  };
  const { menus } = see([menu("footer", [full, { id: "bare", position: 20 }])]);
  expect(menus.footer).toEqual([
    {
      id: "casino",
      position: 10,
      props: {
        text: "casino en",
        link: "/casino",
        parentLink: "/play",
        iconClass: "spade",
        menuData: { fixed: "my-games" },
        geoTargetingFilter: newJersey,
      },
    },
    { id: "bare", position: 20, props: { text: "bare en", link: "/bare" } },
  ]);
});

test("[S2.33] the channel menu has a primary and a secondary list, each by position", () => {
  const rows = [
    menu("channelHeader", [
      { id: "third", position: 30 },
      { id: "first", position: 5 },
    ]),
    menu("channelHeader", [{ id: "help", position: 20 }], { list: "secondary" }),
  ];
  const { primary, secondary } = see(rows).menus.channelMenu;
  expect(primary.map(({ id }) => id)).toEqual(["first", "third"]);
  expect(secondary.map(({ id }) => id)).toEqual(["help"]);
});

test("a menu is read in the language of the visitor, or in the brand's own", () => {
  const rows = [menu("accountMenu", [{ id: "overview", position: 1 }])];
  const say = (language: string) => see(rows, { language }).menus.accountMenu[0]?.props.text;
  expect([say("es"), say("en"), say("de")]).toEqual(["overview es", "overview en", "overview en"]);
});

test("a menu that is for visitors hides as a whole from whoever is signed in", () => {
  const rows = [
    menu("header", [{ id: "help", position: 1 }], { gates: { audience: "loggedOut" } }),
  ];
  const items = (signedIn: boolean) => {
    const { onlooker } = watch({ who: { signedIn } });
    return lookAt(snapshotOf(rows), onlooker).menuOf("header").primary.length;
  };
  expect([items(false), items(true)]).toEqual([1, 0]);
});

const gates = fc.record(
  {
    audience: fc.constantFrom("loggedIn", "loggedOut"),
    device: fc.constantFrom("Desktop", "Mobile"),
    geoTargetingFilter: fc.constantFrom(newJersey, { notIn: { countrySubdivision: { CW: [] } } }),
  },
  { requiredKeys: [] },
);
const items = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.option(gates, { nil: undefined })), {
    selector: ([position]) => position,
    maxLength: 12,
  })
  .map((list) =>
    list.map(([position, gate]) => ({
      id: `item-${position}`,
      position,
      ...(gate && { gates: gate }),
    })),
  );
const who = fc.record({
  signedIn: fc.boolean(),
  hasPlayed: fc.boolean(),
  device: fc.constantFrom("Desktop" as const, "Mobile" as const),
  place: fc.constantFrom(null, "CW", "US", "US:NJ", "US:NY"),
});

test("of any menu everybody sees just the items that are open to them, in the editor's order", () => {
  fc.assert(
    fc.property(items, who, (list, looker) => {
      const { menus } = see([menu("channelFooter", list, { list: "bottomBar" })], { who: looker });
      const open = list
        .filter(({ gates: gate }) => {
          const { audience, device, geoTargetingFilter } = gate ?? {};
          const excluded =
            geoTargetingFilter === newJersey ? looker.place === "US:NJ" : looker.place === "CW";
          return (
            (audience === undefined || (audience === "loggedIn") === looker.signedIn) &&
            (device === undefined || device === looker.device) &&
            !(geoTargetingFilter !== undefined && excluded)
          );
        })
        .toSorted((one, other) => one.position - other.position);
      expect(menus.bottomBar.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
    }),
  );
});
