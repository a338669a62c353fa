import { Alert, Button } from "@croupier/ui";
import type { ReactNode } from "react";

import type { AskedIndex } from "../casino/grid/use-games.ts";
import { useSay } from "../language/Messages.context.tsx";

export interface FailedGamesProps {
  readonly asked: AskedIndex;
  readonly children?: ReactNode;
}

/** In place of games that could not be loaded: another try, for the list of all and for those of the player. */
export function FailedGames({ asked, children }: FailedGamesProps) {
  const say = useSay();
  return (
    <Alert
      tone="bad"
      title={say("casino.mine.failed")}
      action={
        <Button
          busy={asked.failure === "asking"}
          onClick={() => {
            asked.askAgain();
            import("../casino/own/read-own.ts").then(({ readOwn }) => readOwn(), reportError);
          }}
        >
          {say("error.again")}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
