import { countedUp, useCountUp } from "@croupier/game-stage/scene";
import type { ReactNode } from "react";

const countMs = 600;

/** What was won, counted up once, resting on exactly that. */
export function WinCount({
  amount,
  children,
}: {
  readonly amount: string;
  readonly children: (amount: string) => ReactNode;
}) {
  return children(countedUp(amount, useCountUp(amount, countMs)));
}
