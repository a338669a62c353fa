import type { Gates } from "@croupier/contracts";
import type { MenuEntry } from "./menu-tree.ts";

export type SlotCount = {
  /** Whom it is counted for, where the items differ by it. */
  readonly audience: "loggedIn" | "loggedOut";
  readonly items: number;
  readonly shown: number;
  readonly behindMore: number;
};

export type SlotRule = {
  readonly slots: number;
  /** Where it is drawn: items of the other device are not there at all. */
  readonly device: NonNullable<Gates["device"]>;
  /** There is a More button whatever the number of items. */
  readonly hasMoreAnyway: boolean;
};

/** Which lists have slots; everything else shows all it has. */
export function slotRuleOf(
  { region, list }: { region?: unknown; list?: unknown },
  { secondaryHasItems }: { secondaryHasItems: boolean },
): SlotRule | undefined {
  if (list === "bottomBar") return { slots: 5, device: "Mobile", hasMoreAnyway: false };
  if (region === "channelHeader" && list === "primary") {
    return { slots: 8, device: "Desktop", hasMoreAnyway: secondaryHasItems };
  }
  return undefined;
}

/** As many as fit; a More button takes a slot as soon as one does not. */
export function countSlots(
  items: readonly MenuEntry[],
  { slots, device, hasMoreAnyway }: SlotRule,
): readonly SlotCount[] {
  return (["loggedOut", "loggedIn"] as const).map((audience) => {
    const seen = items.filter(({ gates }) => {
      const isFor = gates?.audience ?? audience;
      return isFor === audience && (gates?.device ?? device) === device;
    }).length;
    const shown = seen > slots || hasMoreAnyway ? Math.min(seen, slots - 1) : seen;
    return { audience, items: seen, shown, behindMore: seen - shown };
  });
}
