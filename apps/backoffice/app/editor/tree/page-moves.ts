import type { ComponentData, PuckAction } from "@puckeditor/core";
import type { Standing } from "./walk-content.ts";

type Place = Pick<Standing, "zone" | "index">;

/** What a hand without a mouse does with a block, in the words of Puck. */
export const pageMoves = {
  select: ({ zone, index }: Place): PuckAction => ({
    type: "setUi",
    ui: { itemSelector: { zone, index } },
  }),
  leave: (): PuckAction => ({ type: "setUi", ui: { itemSelector: null } }),
  moveWithin: ({ zone, index }: Place, to: number): PuckAction => ({
    type: "reorder",
    sourceIndex: index,
    destinationIndex: to,
    destinationZone: zone,
  }),
  moveTo: ({ zone, index }: Place, to: Place): PuckAction => ({
    type: "move",
    sourceIndex: index,
    sourceZone: zone,
    destinationIndex: to.index,
    destinationZone: to.zone,
  }),
  duplicate: ({ zone, index }: Place): PuckAction => ({
    type: "duplicate",
    sourceIndex: index,
    sourceZone: zone,
  }),
  remove: ({ zone, index }: Place): PuckAction => ({ type: "remove", index, zone }),
  insert: (type: string, { zone, index }: Place): PuckAction => ({
    type: "insert",
    componentType: type,
    destinationIndex: index,
    destinationZone: zone,
  }),
  change: ({ zone, index }: Place, data: ComponentData): PuckAction => ({
    type: "replace",
    destinationIndex: index,
    destinationZone: zone,
    data,
  }),
};
