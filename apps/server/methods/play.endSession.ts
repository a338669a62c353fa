import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playEndSession({ casino }: Pick<Services, "casino">) {
  return method<typeof play.endSession, GameSubject>(play.endSession, async ({ subject }) => {
    await casino.frame.endSession(subject.session, subject.token);
    return { status: 204, body: null };
  });
}
