import { randomBytes } from "node:crypto";
import type { Transact } from "@croupier/database";
import { freshDatabase } from "@croupier/database/testing";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { ok, type Refusal, type Result } from "@croupier/kit/result";
import { createLedger } from "@croupier/ledger";
import { policyFor, type Place, type Policy } from "@croupier/policy";
import { createPlayMoney, createRoundMoney, createWallet } from "@croupier/wallet";
import {
  createCasino,
  createCasinoKeeping,
  createGamesDesk,
  createReceiptSigner,
  sowCatalogue,
  type GameAct,
} from "../src/face.ts";

export const eur = getAsset("EUR");
export type Guard = (asked: {
  readonly playerId: string;
  readonly stake: { readonly minor: bigint };
}) => Result<undefined, Refusal>;

const secret = randomBytes(32);
/** So much one of staff gives alone. */
const alone = 500_00n;

/** A sealed seed that a test can read again: whose it is stands in front. */
const vault = {
  seal: (text: string, owner: string) => `${owner}|${text}`,
  unseal(sealed: string, owner: string) {
    const [of, text = ""] = sealed.split("|");
    if (of !== owner) throw new Error("this seal is somebody else's");
    return text;
  },
};

/** A casino on a database of its own, a clock that a test moves and a guard that it turns. */
export async function openCasinoWorld() {
  const fresh = await freshDatabase();
  const { database } = fresh;
  const time = { now: new Date("2026-11-22T12:00:00Z") };
  const clock = () => time.now;
  const ledger = createLedger({ database, announce: () => {} });
  const wallet = createWallet({ ledger, database });
  const guard: { judge: Guard } = { judge: () => ok() };
  const guards = {
    mayPlay: async (_tx: Transact, bets: readonly Parameters<Guard>[0][]) => bets.map(guard.judge),
  };
  const announced: string[] = [];
  const playMoney = createPlayMoney<"casino" | "tables", Refusal>({
    database,
    ledger,
    guards,
    announce: () => {},
  });
  await ledger.openHouseAccount({ account: "house_bank", asset: eur });
  await sowCatalogue(database, clock);
  const signedOut = new Set<string>();
  const signer = createReceiptSigner({ currentId: "one", secretOf: () => secret });

  /** Each is a process of its own: nothing but the database is shared. */
  const openCasino = () => {
    const { play: playRounds } = createRoundMoney<"casino" | "tables", Refusal>({
      database,
      guards,
      announce: (ids) => announced.push(...ids),
    });
    const casino = createCasino({
      database,
      clock,
      vault,
      signer,
      money: { playRounds, openHouse: playMoney.openHouse, readBalance: playMoney.readBalance },
      keepSignedIn: async ({ sessionId }) => !signedOut.has(sessionId),
      realityCheckDueAt: async () => null,
    });
    const keeping = createCasinoKeeping({ database, clock, vault, playRounds });
    return { ...casino, ...keeping };
  };
  const acts: GameAct[] = [];
  const told: string[] = [];
  const keptFromPlay = new Set<string>();
  const { play: playRoundsAtDesk } = createRoundMoney<"casino" | "tables", Refusal>({
    database,
    guards,
    announce: () => {},
  });
  const desk = createGamesDesk({
    database,
    clock,
    vault,
    signer,
    playRounds: playRoundsAtDesk,
    record: async (_tx, act) => void acts.push(act),
    tellSeated: (ids) => told.push(...ids),
    // As the house has it with five hundred of each currency.
    needsTwo: ({ amount, whole, colleagueDay }) =>
      whole > alone || colleagueDay.reduce((sum, { minor }) => sum + minor, amount.minor) > alone,
    async readPlayers(ids) {
      const { rows } = await database.pool.query<{ id: string; currency: string }>(
        "SELECT player_id AS id, currency FROM wallet.wallets WHERE player_id = ANY ($1)",
        [ids],
      );
      return new Map(
        rows.map(({ id, currency }) => [id, { currency, isKeptFromPlay: keptFromPlay.has(id) }]),
      );
    },
  });
  const casino = openCasino();

  async function openPlayer(minor = 100_00n): Promise<string> {
    const playerId = uuidv7();
    await wallet.openWallet(playerId, eur);
    if (minor === 0n) return playerId;
    await ledger.post({
      transferId: uuidv7(),
      playerId,
      kind: "grant",
      from: "house_bank",
      to: "cash_free",
      amount: money(minor, eur),
      reason: "test",
      happenedAt: clock(),
    });
    return playerId;
  }

  async function launch(
    facts: { playerId?: string; sessionId?: string; game?: string; policy?: Policy } = {},
  ) {
    const playerId = facts.playerId ?? (await openPlayer());
    const sessionId = facts.sessionId ?? uuidv7();
    const launched = await casino.launches.forMoney(facts.game ?? "lucky-dice", {
      playerId,
      sessionId,
      asset: eur,
      policy: facts.policy ?? lawOf("CW"),
      channel: "WEB",
    });
    return { playerId, sessionId, launched };
  }

  /** A player at a game, as a frame has it. */
  async function sit(facts: Parameters<typeof launch>[0] = {}, present: Place = home) {
    const { playerId, sessionId, launched } = await launch(facts);
    if (!launched.ok) throw new Error(launched.refusal.code);
    const opened = await casino.frame.openSession(launched.value.launchToken, present);
    if (opened === undefined) throw new Error("the launch opened nothing");
    const token = opened.sessionToken;
    const session = await casino.frame.findSession(token, { touch: true, present });
    if (session === undefined) throw new Error("the session is not there");
    return { playerId, sessionId, opened, token, session };
  }

  async function balanceOf(playerId: string): Promise<string> {
    const { playable, held } = await playMoney.readBalance(playerId, eur);
    return `${playable.minor} / ${held.minor}`;
  }

  const count = async (table: string): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table}`,
    );
    return rows[0]?.count ?? 0;
  };

  return {
    ...fresh,
    time,
    clock,
    guard,
    announced,
    signedOut,
    signer,
    casino,
    openCasino,
    desk,
    acts,
    told,
    keptFromPlay,
    openPlayer,
    expireHolds: playMoney.expireHolds,
    launch,
    sit,
    balanceOf,
    count,
    forward: (ms: number) => (time.now = new Date(time.now.getTime() + ms)),
  };
}

const home: Place = { countryCode: "CW" };

export type CasinoWorld = Awaited<ReturnType<typeof openCasinoWorld>>;

export function lawOf(countryCode: string): Policy {
  const place = { countryCode };
  return policyFor({ residence: place, present: place, now: new Date("2026-11-22T12:00:00Z") });
}

/** A roll of a euro under half of all numbers. */
export const press = (
  facts: {
    playId?: string;
    stake?: string;
    choice?: unknown;
    freeRounds?: string;
    automatic?: boolean;
  } = {},
) => ({
  playId: uuidv7(),
  stake: "1.00",
  choice: { side: "under", winning: 4_950 },
  ...facts,
});

/** What was played, or the code of what was refused. */
export function codeOf(answer: { ok: boolean; refusal?: { code: string } }): string {
  return answer.ok ? "ok" : (answer.refusal?.code ?? "");
}
