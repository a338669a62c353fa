import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { answerPlay } from "./play-answer.ts";

export function playAct({ casino }: Pick<Services, "casino">) {
  return method<typeof play.act, GameSubject>(play.act, ({ subject, params, body }) =>
    answerPlay(200, () => casino.frame.act(subject.session, { roundId: params.round, ...body })),
  );
}
