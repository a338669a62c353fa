import { setTimeout as sleep } from "node:timers/promises";
import type { PlayedRound } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import type { Result } from "@croupier/kit/result";
import { dayMs } from "@croupier/kit/time";
import { sealTransfers } from "@croupier/ledger";
import { auditMoney } from "@croupier/wallet";
import { openCrowd } from "@croupier/bench/crowd";
import { openHouse } from "../proofs/open-house.ts";
import { nextAction, openings } from "../proofs/play-on.ts";
import { isGenuine, readStoredRounds } from "../proofs/stored-rounds.ts";
import type { Asked, Lived } from "./payouts.ts";

const games = ["minesweep-reef", "blackjack-21", "lucky-dice"] as const;
type Game = (typeof games)[number];
const playersMax = 3;
/** What `openCrowd` gives everybody. */
const startMinor = 1_000_000n;

/** Refusals of whoever comes second, or asks for what is over. */
const expected = new Set(["ok", "action_not_allowed", "play_reused", "round_open"]);

/** How the house may be broken on purpose. */
export type RoundFlaw = "shows seeds in play" | "gives back stakes in play";

type Seat = { readonly playerId: string; readonly game: Game; readonly token: string };

/**
 * Rounds are opened, played on, ended for nobody's sake, their stakes looked for by the clock and their seeds
 * rotated at one moment, by two processes.
 */
export async function interleaveRounds(
  database: Database,
  { moments, dice, flaw }: Asked & { readonly flaw?: RoundFlaw },
): Promise<Lived> {
  const houses = [await openHouse(database), await openHouse(database)] as const;
  const playerIds = await openCrowd(database, { count: playersMax, house: "house_casino" });
  const seats: Seat[] = [];
  for (const playerId of playerIds) {
    for (const game of games) {
      seats.push({ playerId, game, token: await houses[0].sit(playerId, game) });
    }
  }
  /** What each seat saw last of its round. */
  const seen = new Map<Seat, PlayedRound>();
  const wrong: string[] = [];

  function draw(own: readonly Seat[]) {
    const house = houses[dice(houses.length)] ?? houses[0];
    const seat = own[dice(own.length)];
    if (seat === undefined) throw new Error("nobody sits there");
    const round = seen.get(seat);
    const open = () => look(seat, (session) => house.frame.openRound(session, opening(seat)));
    const act = () =>
      round === undefined || round.state === "closed"
        ? open()
        : look(seat, (session) =>
            house.frame.act(session, {
              roundId: round.id,
              place: round.actions.length,
              action: nextAction(round),
            }),
          );
    const acts = [
      ["open", open],
      ["open", open],
      ["act", act],
      ["act", act],
      ["act", act],
      ["rotate", () => rotate(seat)],
      ["rotate", () => rotate(seat)],
      ["expire", expire],
      ["end", end],
    ] as const;
    const [name, ask] = acts[dice(acts.length)] ?? acts[0];
    const lateMs = dice(6);
    return { name, ask: () => sleep(lateMs).then(ask) };

    async function look(
      at: Seat,
      ask: (
        session: Awaited<ReturnType<typeof house.sessionOf>>,
      ) => Promise<Result<PlayedRound, { readonly code: string }>>,
    ): Promise<string> {
      const answer = await ask(await house.sessionOf(at.token));
      if (answer.ok) seen.set(at, answer.value);
      return answer.ok ? "ok" : answer.refusal.code;
    }

    async function rotate({ token, playerId }: Seat): Promise<string> {
      const session = await house.sessionOf(token);
      const answer = await house.frame.rotateSeeds(session, `drill-${dice(1_000)}`);
      if (flaw === "shows seeds in play") await showSeeds(database, playerId);
      return answer.ok ? "ok" : answer.refusal.code;
    }

    async function expire(): Promise<string> {
      const openedBefore = new Date(Date.now() + dayMs);
      const products = ["casino", "tables"] as const;
      await house.expireHolds({ products, openedBefore, max: 500 });
      if (flaw === "gives back stakes in play") await giveBackStakes(database);
      return "ok";
    }

    async function end(): Promise<string> {
      const { failed } = await house.endForgotten(new AbortController().signal);
      // Whoever ended it in the same moment was first.
      return failed >= 0 ? "ok" : "failed";
    }
  }

  for (let moment = 0; moment < moments && wrong.length === 0; moment += 1) {
    const playerId = playerIds[dice(playersMax)] ?? "";
    const own = seats.filter((seat) => seat.playerId === playerId);
    const acts = Array.from({ length: 2 + dice(4) }, () => draw(own));
    const answers = await Promise.allSettled(acts.map(({ ask }) => ask()));
    for (const [index, answer] of answers.entries()) {
      const said = answer.status === "fulfilled" ? answer.value : String(answer.reason);
      if (!expected.has(said)) wrong.push(`${acts[index]?.name} was answered ${said}`);
    }
    wrong.push(...(await findWrongRounds(database)));
  }
  if (wrong.length > 0) return { wrong, ended: 0 };
  await houses[0].endForgotten(new AbortController().signal);
  return judgeEnds(database, playerIds);
}

function opening({ game }: Seat) {
  const chosen = openings[game];
  if (chosen === undefined) throw new Error(`nobody knows how ${game} begins`);
  return { playId: uuidv7(), ...chosen };
}

/** Invariants of every moment: nobody knows what decides an open round, and its stake is held. */
async function findWrongRounds({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ wrong: string }>(
    `SELECT 'the seeds of open round ' || r.round_id || ' were shown' AS wrong
     FROM casino.open_rounds AS o JOIN casino.rounds AS r USING (player_id, round_id)
     JOIN casino.seeds AS s ON s.player_id = r.player_id AND s.number = r.seed_number
     WHERE s.revealed_at IS NOT NULL
     UNION ALL
     SELECT 'of open round ' || r.round_id || ' ' || r.staked || ' were staked, and held are ' ||
       coalesce(h.minor, 0)
     FROM casino.open_rounds AS o JOIN casino.rounds AS r USING (player_id, round_id)
     LEFT JOIN LATERAL (SELECT sum(h.cash_free + h.cash_locked + h.bonus_playable)::bigint AS minor FROM wallet.holds AS h
       WHERE h.round_id = r.round_id AND h.state = 'open') AS h ON true
     WHERE r.staked <> coalesce(h.minor, 0)`,
  );
  return rows.map((row) => row.wrong);
}

/** Invariants once all rounds are over: each came out of its seeds, was paid once, and the books are sound. */
async function judgeEnds(database: Database, playerIds: readonly string[]): Promise<Lived> {
  const wrong: string[] = [];
  const rounds = (await readStoredRounds(database)).filter((one) =>
    playerIds.includes(one.playerId),
  );
  for (const round of rounds) {
    if (!isGenuine(round)) wrong.push(`a round of ${round.game} came out otherwise`);
  }
  for (const playerId of playerIds) {
    const own = rounds.filter((round) => round.playerId === playerId);
    const must = own.reduce((sum, { staked, payout }) => sum - staked + payout, startMinor);
    const { rows } = await database.pool.query<{ minor: bigint }>(
      "SELECT sum(balance)::bigint AS minor FROM ledger.accounts WHERE player_id = $1",
      [playerId],
    );
    if (rows[0]?.minor !== must) wrong.push(`${playerId} has ${rows[0]?.minor}, not ${must}`);
  }
  const { rows: held } = await database.pool.query("SELECT FROM wallet.holds WHERE state = 'open'");
  if (held.length > 0) wrong.push(`${held.length} stakes stayed held`);
  // Nobody seals here, and what was posted may not wait for it for ever.
  await sealTransfers(database);
  for (const violation of await auditMoney(database)) wrong.push(JSON.stringify(violation));
  return { wrong, ended: rounds.length };
}

/** A negative control: seeds are shown whatever they still decide. */
async function showSeeds({ pool }: Database, playerId: string): Promise<void> {
  await pool.query(
    `WITH shown AS (
       UPDATE casino.seeds SET revealed_at = now() WHERE player_id = $1 AND revealed_at IS NULL
       RETURNING player_id, number, sealed_server_seed, fingerprint, player_seed, since)
     INSERT INTO casino.seeds (player_id, number, sealed_server_seed, fingerprint, player_seed, since)
     SELECT player_id, number + 1, sealed_server_seed, fingerprint, player_seed, since FROM shown`,
    [playerId],
  );
}

/** A negative control, for the owner of the tables: the clock gives back what it finds, whoever plays with it. */
async function giveBackStakes({ pool }: Database): Promise<void> {
  await pool.query(
    `UPDATE wallet.holds SET state = 'expired', ended_by = bet_id, ended_at = now()
     WHERE state = 'open'`,
  );
}
