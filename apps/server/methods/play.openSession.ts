import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playOpenSession({ casino }: Pick<Services, "casino">) {
  return method<typeof play.openSession, GameSubject>(play.openSession, async ({ body }) => {
    const opened = await casino.frame.openSession(body.launchToken);
    return opened === undefined
      ? { ok: false, refusal: { code: "launch_not_valid" } }
      : { status: 201, body: opened };
  });
}
