import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { menuOf } from "../../tests/fake-site.ts";
import { bottomBarSlots, channelMenuSlots } from "./menu-slots.ts";

const names = (count: number) => Array.from({ length: count }, (_, place) => `item ${place}`);
const textsOf = (items: ReturnType<typeof menuOf>) => items.map(({ props }) => props.text);

describe("the desktop channel menu", () => {
  it("[S9.7] shows eight primary items when nothing has to wait", () => {
    const slots = channelMenuSlots({ primary: menuOf(names(8)), secondary: [] });
    expect(slots.shown).toHaveLength(8);
    expect(slots.needsMore).toBe(false);
  });

  it("[S2.33] [S9.7] gives one of the eight slots to More when an item does not fit", () => {
    const slots = channelMenuSlots({ primary: menuOf(names(9)), secondary: [] });
    expect(textsOf([...slots.shown])).toEqual(names(7));
    expect(textsOf([...slots.behindMore])).toEqual(["item 7", "item 8"]);
    expect(slots.needsMore).toBe(true);
  });

  it("[S2.33] needs More for a secondary list alone", () => {
    const slots = channelMenuSlots({ primary: menuOf(names(3)), secondary: menuOf(["Help"]) });
    expect(slots.needsMore).toBe(true);
    expect(slots.shown).toHaveLength(3);
  });

  it("follows the positions editors gave, not the order records arrive in", () => {
    const primary = menuOf(names(4)).reverse();
    expect(textsOf([...channelMenuSlots({ primary, secondary: [] }).shown])).toEqual(names(4));
  });
});

describe("the mobile bottom bar", () => {
  const slotsOf = (texts: readonly string[]) => bottomBarSlots(menuOf(texts), "Mine");

  it("[S2.32] [S9.6] shows up to five items, of which one is My Games", () => {
    expect(textsOf([...slotsOf([...names(3), "My Games", "Help"]).shown])).toEqual([
      ...names(3),
      "My Games",
      "Help",
    ]);
    expect(textsOf([...slotsOf(names(4)).shown])).toEqual([...names(4), "Mine"]);
    expect(slotsOf(names(4)).behindMore).toEqual([]);
  });

  it("[S2.32] [S9.6] shows four and More when there are others, My Games always among the four", () => {
    const others = ["Casino", "Live", "Sports", "Virtuals", "Promotions", "Help"];
    const written = slotsOf(others.toSpliced(5, 0, "My Games"));
    expect(textsOf([...written.shown])).toEqual(["Casino", "Live", "Sports", "My Games"]);
    expect(textsOf([...written.behindMore])).toEqual(["Virtuals", "Promotions", "Help"]);
    const deleted = slotsOf(others);
    expect(textsOf([...deleted.shown])).toEqual(["Casino", "Live", "Sports", "Mine"]);
    expect(textsOf([...deleted.behindMore])).toEqual(["Virtuals", "Promotions", "Help"]);
  });

  it("never loses or doubles an item, whatever the menu", () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), fc.boolean(), (count, place, isWritten) => {
        const texts = isWritten
          ? names(count).toSpliced(place % (count + 1), 0, "My Games")
          : names(count);
        const { shown, behindMore } = slotsOf(texts);
        const all = textsOf([...shown, ...behindMore]);
        expect(all.toSorted()).toEqual([...texts, ...(isWritten ? [] : ["Mine"])].toSorted());
        expect(shown.length + (behindMore.length > 0 ? 1 : 0)).toBeLessThanOrEqual(5);
      }),
    );
  });
});
