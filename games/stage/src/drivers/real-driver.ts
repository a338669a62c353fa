import type {
  GameFacts,
  GameSession,
  OpenedGameSession,
  PlayedRound,
  Round,
} from "@croupier/contracts";
import { playAddresses } from "@croupier/contracts/play-addresses";
import { ok } from "@croupier/kit/result";
import type { Driver, ListedRound, Seeds } from "./driver.ts";
import type { PlayCalls } from "./play-calls.ts";

const { play: at } = playAddresses;

/** Rounds that the server decides, and posts, before anything of them is answered. */
export function createRealDriver({
  calls,
  game,
  launchToken,
}: {
  readonly calls: PlayCalls;
  readonly game: string;
  readonly launchToken: string;
}): Driver {
  let isOpened = false;

  /** A launch is good for one exchange: it is asked once, whatever becomes of it. */
  async function openSession() {
    const answer = await calls.ask<OpenedGameSession>(at.openSession, { body: { launchToken } });
    if (!answer.ok) return answer;
    const { sessionToken, ...session } = answer.value;
    calls.signIn(sessionToken);
    isOpened = true;
    return ok<GameSession>(session);
  }

  const seeds = () => calls.ask<Seeds>(at.seeds);

  return {
    mode: "real",
    facts: () => calls.ask<GameFacts>(at.game, { params: { code: game } }),
    session: () => (isOpened ? calls.ask<GameSession>(at.session) : openSession()),
    openRound: (play) => calls.insist<PlayedRound>(at.openRound, { body: play }),
    act: ({ round, place, action }) =>
      calls.insist<PlayedRound>(at.act, { params: { round }, body: { place, action } }),
    rounds: (before) =>
      calls.ask<{ items: readonly ListedRound[]; next: string | null }>(at.rounds, {
        query: { before },
      }),
    round: (round) => calls.ask<Round>(at.round, { params: { round } }),
    seeds,
    openLine: (path) => calls.openLine(path),
    async changeSeed(asked) {
      const answer = await calls.ask(at.rotateSeeds, { body: asked });
      return answer.ok ? seeds() : answer;
    },
  };
}
