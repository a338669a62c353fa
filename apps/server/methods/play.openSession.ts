import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playOpenSession({ casino, placeOf }: Pick<Services, "casino" | "placeOf">) {
  return method<typeof play.openSession, GameSubject>(
    play.openSession,
    async ({ body, client: { address } }) => {
      const opened = await casino.frame.openSession(body.launchToken, placeOf(address));
      return opened === undefined
        ? { ok: false, refusal: { code: "launch_not_valid" } }
        : { status: 201, body: opened };
    },
  );
}
