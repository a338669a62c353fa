import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playGame({ casino }: Pick<Services, "casino">) {
  return method<typeof play.game, GameSubject>(play.game, async ({ params }) => {
    const body = await casino.frame.facts(params.code);
    return body === undefined
      ? { ok: false, refusal: { code: "not_found" } }
      : { status: 200, body };
  });
}
