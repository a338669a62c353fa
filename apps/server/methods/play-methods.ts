import type { GameSubject } from "../games/game-subject.ts";
import type { Services } from "../src/services.ts";
import type { Method } from "../src/shell/mount.ts";
import { playAct } from "./play.act.ts";
import { playEndSession } from "./play.endSession.ts";
import { playGame } from "./play.game.ts";
import { playOpenRound } from "./play.openRound.ts";
import { playOpenSession } from "./play.openSession.ts";
import { playRotateSeeds } from "./play.rotateSeeds.ts";
import { playRound } from "./play.round.ts";
import { playRounds } from "./play.rounds.ts";
import { playSeeds } from "./play.seeds.ts";
import { playSession } from "./play.session.ts";

/** What a frame asks while its game is played, at the origin of games. */
export function playMethods(
  services: Pick<Services, "casino" | "placeOf">,
): readonly Method<GameSubject>[] {
  return [
    playOpenSession(services),
    playSession(services),
    playEndSession(services),
    playGame(services),
    playOpenRound(services),
    playAct(services),
    playRounds(services),
    playRound(services),
    playSeeds(services),
    playRotateSeeds(services),
  ];
}
