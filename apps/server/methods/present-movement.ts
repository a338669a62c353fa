import { formatDecimal } from "@croupier/kit/money";
import type { PlayerMovement } from "@croupier/contracts";
import type { ShownMovement } from "../statements/add-ways.ts";
import { sayWay } from "../statements/payment-words.ts";
import { sayMovement } from "../statements/say-movement.ts";
import type { Spoken } from "../statements/movement-words.ts";

export function presentMovement(movement: ShownMovement, spoken: Spoken): PlayerMovement {
  const { id, group, product, reason, amount, change, previous, current, at } = movement;
  return {
    id,
    group,
    product,
    reason,
    at,
    sentence: sayMovement(movement, spoken),
    way: movement.way === undefined ? null : sayWay(movement.way, spoken),
    amount: formatDecimal(amount),
    change: formatDecimal(change),
    previous: formatDecimal(previous),
    current: formatDecimal(current),
    currency: amount.asset,
  };
}
