import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function playRound({ casino }: Pick<Services, "casino">) {
  return method<typeof play.round, GameSubject>(play.round, async ({ subject, params }) => {
    const body = await casino.frame.round(subject.session, params.round);
    return body === undefined
      ? { ok: false, refusal: { code: "not_found" } }
      : { status: 200, body };
  });
}
