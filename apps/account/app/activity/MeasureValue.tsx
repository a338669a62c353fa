import type { ActivityPart } from "@croupier/contracts";
import { Money } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import type { Measure } from "./activity-parts.ts";

export function MeasureValue({
  part,
  measure,
  currency,
}: {
  part: ActivityPart;
  measure: Measure;
  currency: string;
}) {
  const say = useSay();
  if (measure !== "time") return <Money amount={part[measure]} currency={currency} />;
  const minutes = Math.round(part.seconds / 60);
  return say("limits.duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
