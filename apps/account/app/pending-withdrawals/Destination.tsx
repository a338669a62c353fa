import type { PlayerWithdrawal } from "@croupier/contracts";

import { useSay } from "../language/Words.context.tsx";

/** Where it goes; what goes back the way it came names no place of its own. */
export function Destination({
  withdrawal: { method, destination },
}: {
  readonly withdrawal: Pick<PlayerWithdrawal, "method" | "destination">;
}) {
  const say = useSay();
  const where = destination === "" ? say(`pending.method.${method}`) : destination;
  return (
    <>
      {say("pending.to")} {where}
    </>
  );
}
