import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playRotateSeeds({ casino }: Pick<Services, "casino">) {
  return method<typeof play.rotateSeeds, GameSubject>(
    play.rotateSeeds,
    async ({ subject, body }) => {
      const rotated = await casino.frame.rotateSeeds(subject.session, body.playerSeed, body);
      return rotated.ok ? { status: 200, body: rotated.value } : rotated;
    },
  );
}
