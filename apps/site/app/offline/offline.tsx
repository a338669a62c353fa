import type { Route } from "./+types/offline";
import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { StandIn } from "../stand-in/StandIn.tsx";

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageFactsContext).declareCacheable();
  return null;
}

/** Shown at other addresses than its own, so it must not hydrate: the router would not know it. */
export const handle: PageHandle = { withoutScripts: true };

export default function Offline() {
  const say = useSay();
  return (
    <StandIn title={say("offline.title")} again={say("error.again")}>
      {say("offline.text")}
    </StandIn>
  );
}
