import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playSeeds({ casino }: Pick<Services, "casino">) {
  return method<typeof play.seeds, GameSubject>(play.seeds, async ({ subject }) => {
    return { status: 200, body: await casino.frame.seeds(subject.session) };
  });
}
