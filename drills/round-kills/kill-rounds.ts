import { fork } from "node:child_process";
import type { PlayedRound } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { sealTransfers } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import { openHouse } from "../proofs/open-house.ts";
import { nextAction, openings } from "../proofs/play-on.ts";
import { isGenuine, readStoredRounds } from "../proofs/stored-rounds.ts";
import { openCrowd } from "@croupier/bench/crowd";
import { moments, type Moment, type Step } from "./moments.ts";

export type Killed = {
  readonly kills: number;
  /** Rounds that were played to their end, each with a kill at every one of its steps. */
  readonly rounds: number;
  /** Came out otherwise than their seeds and choices say. */
  readonly otherwise: number;
  /** Numbers of seeds that were passed over or used twice: draws that somebody saw come to nothing. */
  readonly redraws: number;
  /** Repeats of an answered step that were answered otherwise. */
  readonly answeredOtherwise: number;
  /** New rounds that were let in beside one that was open. */
  readonly beside: number;
  readonly stuck: number;
  readonly violations: number;
};

type Answer =
  | { readonly ok: true; readonly value: PlayedRound }
  | { readonly ok: false; readonly refusal: { readonly code: string } };

/** Plays rounds of these games to their end; each step of each is first asked of a process that dies of it. */
export async function killRounds(
  database: Database,
  asked: {
    readonly url: string;
    readonly games: readonly string[];
    readonly moments?: readonly Moment[];
    readonly times: number;
  },
): Promise<Killed> {
  const { url, games, times } = asked;
  const house = await openHouse(database);
  const playerIds = await openCrowd(database, { count: games.length, house: "house_casino" });
  const counts = { kills: 0, rounds: 0, answeredOtherwise: 0, beside: 0 };

  /** What it answers that lived; undefined of one that died. */
  async function ask(step: Step): Promise<Answer | undefined> {
    const child = fork(new URL("./player.ts", import.meta.url), {
      env: { ...process.env, BENCH_DATABASE: url },
    });
    return new Promise((resolve, reject) => {
      let answer: Answer | undefined;
      child.once("message", (said) => (answer = said as Answer));
      child.once("exit", (code, signal) => {
        if (signal === "SIGKILL" || answer !== undefined) return resolve(answer);
        reject(new Error(`a player of the drill left with ${code}`));
      });
      child.send(step);
    });
  }

  async function survive(step: Omit<Step, "dies">, dies: Moment): Promise<PlayedRound> {
    if ((await ask({ ...step, dies })) !== undefined) throw new Error(`nobody died at ${dies}`);
    counts.kills += 1;
    const first = await resume(step);
    const again = await resume(step);
    if (JSON.stringify(again) !== JSON.stringify(first)) counts.answeredOtherwise += 1;
    return first;
  }

  /** In a process that lives: this one. */
  async function resume({ token, open, act }: Omit<Step, "dies">): Promise<PlayedRound> {
    const session = await house.sessionOf(token);
    const answer =
      open === undefined
        ? act && (await house.frame.act(session, act))
        : await house.frame.openRound(session, open);
    if (answer?.ok !== true) throw new Error(`the drill was refused: ${answer?.refusal.code}`);
    return answer.value;
  }

  async function playThrough(token: string, game: string, dies: Moment): Promise<void> {
    const opening = openings[game];
    if (opening === undefined) throw new Error(`nobody knows how ${game} begins`);
    let round = await survive({ token, open: { playId: uuidv7(), ...opening } }, dies);
    while (round.state === "open") {
      const session = await house.sessionOf(token);
      const beside = await house.frame.openRound(session, { playId: uuidv7(), ...opening });
      if (beside.ok) counts.beside += 1;
      const { id: roundId, actions } = round;
      const act = { roundId, place: actions.length, action: nextAction(round) };
      round = await survive({ token, act }, dies);
    }
    counts.rounds += 1;
  }

  for (const [index, game] of games.entries()) {
    const token = await house.sit(playerIds[index] ?? "", game);
    for (const dies of asked.moments ?? moments) {
      for (let time = 0; time < times; time += 1) await playThrough(token, game, dies);
    }
  }
  const stored = await readStoredRounds(database);
  const { rows } = await database.pool.query<{ open: number; held: number }>(
    `SELECT (SELECT count(*)::int FROM casino.rounds WHERE state <> 'closed') AS open,
       (SELECT count(*)::int FROM wallet.holds WHERE state = 'open') AS held`,
  );
  return {
    ...counts,
    otherwise: stored.filter((round) => !isGenuine(round)).length + counts.rounds - stored.length,
    redraws: playerIds.reduce((sum, playerId) => sum + gapsOf(stored, playerId), 0),
    stuck: (rows[0]?.open ?? 0) + (rows[0]?.held ?? 0),
    violations: await countViolations(database),
  };
}

/** Numbers go up by one from round to round of a player. */
function gapsOf(stored: Awaited<ReturnType<typeof readStoredRounds>>, playerId: string): number {
  const numbers = stored
    .filter((round) => round.playerId === playerId)
    .map(({ seeds }) => seeds.nonce);
  return numbers.filter((number, index) => number !== index).length;
}

/** Said one by one: a count of what must not be helps nobody to find it. */
async function countViolations(database: Database): Promise<number> {
  // Nobody seals here, and kills take longer than what was posted may wait for it.
  await sealTransfers(database);
  const found = await auditMoney(database);
  for (const one of found) console.log(one);
  return found.length;
}
