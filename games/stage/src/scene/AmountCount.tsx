import type { Multiple } from "@croupier/kit/rules";
import type { ReactNode } from "react";
import { useCountUp } from "./use-count-up.ts";

/** Counted up once, resting on exactly what was paid. */
export function AmountCount({
  multiple,
  lastsMs,
  children,
}: {
  readonly multiple: Multiple;
  readonly lastsMs: number;
  readonly children: (multiple: Multiple) => ReactNode;
}) {
  const share = useCountUp(multiple, lastsMs);
  return children(share < 1 ? Math.floor(multiple * share) : multiple);
}
