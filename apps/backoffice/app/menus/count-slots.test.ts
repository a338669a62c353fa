import { expect, test } from "vitest";
import { countSlots, slotRuleOf } from "./count-slots.ts";
import type { MenuEntry } from "./menu-tree.ts";

const items = (count: number, gates?: MenuEntry["gates"]): MenuEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${JSON.stringify(gates ?? {})}${index}`,
    position: index,
    link: `/${index}`,
    ...(gates === undefined ? {} : { gates }),
  }));

const ruleOf = (region: string, list: string, secondaryHasItems = false) => {
  const rule = slotRuleOf({ region, list }, { secondaryHasItems });
  if (rule === undefined) throw new Error("no slots");
  return rule;
};

test.each([
  ["channelHeader", "primary", 8, 8, 0],
  ["channelHeader", "primary", 9, 7, 2],
  ["channelFooter", "bottomBar", 5, 5, 0],
  ["channelFooter", "bottomBar", 6, 4, 2],
])("[S9.6] [S9.7] %s, %s: of %i items %i are shown and %i wait behind More", (...given) => {
  const [region, list, count, shown, behindMore] = given;
  const [counted] = countSlots(items(count), ruleOf(region, list));
  expect(counted).toMatchObject({ items: count, shown, behindMore });
});

test("a secondary list makes a More button, which takes a slot of the row", () => {
  const rule = ruleOf("channelHeader", "primary", true);
  expect(countSlots(items(8), rule)[0]).toMatchObject({ shown: 7, behindMore: 1 });
  expect(countSlots(items(3), rule)[0]).toMatchObject({ shown: 3, behindMore: 0 });
});

test("items for one audience or for the other device are counted for whom they are", () => {
  const menu = [
    ...items(4),
    ...items(2, { audience: "loggedIn" }),
    ...items(3, { device: "Desktop" }),
  ];
  expect(countSlots(menu, ruleOf("channelFooter", "bottomBar"))).toEqual([
    { audience: "loggedOut", items: 4, shown: 4, behindMore: 0 },
    { audience: "loggedIn", items: 6, shown: 4, behindMore: 2 },
  ]);
});

test("other lists have no slots", () => {
  const none = { secondaryHasItems: false };
  expect(slotRuleOf({ region: "footer", list: "primary" }, none)).toBeUndefined();
  expect(slotRuleOf({ region: "channelHeader", list: "secondary" }, none)).toBeUndefined();
});
