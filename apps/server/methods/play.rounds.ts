import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playRounds({ casino }: Pick<Services, "casino">) {
  return method<typeof play.rounds, GameSubject>(play.rounds, async ({ subject, query }) => {
    return { status: 200, body: await casino.frame.rounds(subject.session, query.before) };
  });
}
