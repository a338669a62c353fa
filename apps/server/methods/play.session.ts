import { play } from "@croupier/contracts";
import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { answerPlay } from "./play-answer.ts";

export function playSession({ casino }: Pick<Services, "casino">) {
  return method<typeof play.session, GameSubject>(play.session, ({ subject }) =>
    answerPlay(200, () => casino.frame.readSession(subject.session)),
  );
}
