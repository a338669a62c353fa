import { Money } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";

/** An amount, or the minutes of a session limit in hours and minutes. */
export function LimitValue({
  kind,
  value,
  currency,
}: {
  kind: string;
  value: string;
  currency: string;
}) {
  const say = useSay();
  if (kind !== "session") return <Money amount={value} currency={currency} />;
  const minutes = Number(value);
  return say("limits.duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
