import { formatDecimal } from "@croupier/kit/money";
import type { PlayerMovement } from "@croupier/contracts";
import type { ToldMovement } from "@croupier/wallet";
import { sayMovement } from "../statements/say-movement.ts";
import type { Spoken } from "../statements/movement-words.ts";

export function presentMovement(movement: ToldMovement, spoken: Spoken): PlayerMovement {
  const { id, group, product, reason, amount, change, previous, current, at } = movement;
  return {
    id,
    group,
    product,
    reason,
    at,
    sentence: sayMovement(movement, spoken),
    amount: formatDecimal(amount),
    change: formatDecimal(change),
    previous: formatDecimal(previous),
    current: formatDecimal(current),
    currency: amount.asset,
  };
}
