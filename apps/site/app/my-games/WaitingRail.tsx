import { GameCardSkeleton, Rail } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import type { OwnRailProps } from "./OwnRail.tsx";

const cards = Array.from({ length: 7 }, (_, place) => ({
  id: String(place),
  card: <GameCardSkeleton />,
}));

/** While the lists are on their way. */
export function WaitingRail({ all }: Pick<OwnRailProps, "all">) {
  const say = useSay();
  return (
    <Rail
      title={say("casino.mine.recent")}
      {...(all && { all })}
      words={{ back: say("content.rail.back"), on: say("content.rail.on") }}
      items={cards}
    />
  );
}
