import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { answerPlay } from "./play-answer.ts";

export function playOpenRound({ casino }: Pick<Services, "casino">) {
  return method<typeof play.openRound, GameSubject>(play.openRound, ({ subject, body }) =>
    answerPlay(201, () => casino.frame.openRound(subject.session, body)),
  );
}
