import type {
  GameFacts,
  GameSession as SessionOnWire,
  OpenedGameSession,
  PlayedRound,
  RevealedSeeds as RevealedOnWire,
  Round as RoundOnWire,
  SeedsToCome,
} from "@croupier/contracts";
import { assert } from "@croupier/kit/assert";
import { isUuid } from "@croupier/kit/ids";
import { formatDecimal, parseMoney, type Asset } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Place } from "@croupier/policy";
import { readGames } from "./catalogue/catalogue.ts";
import { readOdds, presentGameFacts } from "./catalogue/game-facts.ts";
import type { CasinoOptions } from "./create-casino.ts";
import type { Grants } from "./grants/grant-store.ts";
import type { Receipts } from "./receipts/create-receipts.ts";
import { isChanged } from "./rounds/decide-play.ts";
import type { Played, Playing } from "./rounds/create-playing.ts";
import { refusalOf, type PlayAsked, type PlayRefusal } from "./rounds/play.ts";
import { presentRound } from "./rounds/present-round.ts";
import type { Round } from "./rounds/round.ts";
import { findOpenRound, listRounds, readRounds } from "./rounds/round-reads.ts";
import type { RevealedSeeds, SeedChange, SeedStore } from "./seeds/seed-store.ts";
import { sessionAt, type GameSession, type GameSessions } from "./sessions/game-sessions.ts";
import type { createKnownSessions } from "./sessions/known-sessions.ts";
import { presentSeeds, presentSession } from "./sessions/present-session.ts";

type Needs = Pick<CasinoOptions, "database" | "clock" | "money" | "realityCheckDueAt"> & {
  readonly seeds: SeedStore;
  readonly grants: Pick<Grants, "findNext">;
  readonly sessions: GameSessions;
  readonly known: ReturnType<typeof createKnownSessions>;
  readonly playing: Playing;
  readonly receipts: Receipts;
};

type Answer<T> = Result<T, PlayRefusal>;

const pageMax = 20;

/** What a frame asks while its game is played. */
export function createFrameCalls(needs: Needs) {
  const { database, clock, money, seeds, sessions, known, playing, receipts } = needs;
  const housesOpen = new Set<Asset>();

  async function openHouses(asset: Asset): Promise<void> {
    if (housesOpen.has(asset)) return;
    await money.openHouse({ house: "house_casino", asset });
    await money.openHouse({ house: "house_bonus_cost", asset });
    housesOpen.add(asset);
  }

  /** For who has the game open: while it is offered, and as it was opened. */
  async function look(session: GameSession): Promise<Result<SessionOnWire, PlayRefusal>> {
    const games = await readGames(database.db, { games: [session.game], now: clock() });
    const game = games.get(session.game);
    if (game === undefined || game.isDisabled) return refuse(refusalOf("game_closed"));
    return isChanged(session, game) ? refuse(refusalOf("game_changed")) : ok(await read(session));
  }

  async function read(session: GameSession): Promise<SessionOnWire> {
    const { playerId, asset } = session;
    const now = clock();
    const [games, balance, pair, openRound, grant, realityCheckDueAt] = await Promise.all([
      readGames(database.db, { games: [session.game], now }),
      money.readBalance(playerId, asset),
      seeds.ensure(playerId),
      findOpenRound(database.db, session),
      needs.grants.findNext(session),
      needs.realityCheckDueAt(session),
    ]);
    const game = games.get(session.game);
    assert(game !== undefined, "a game that was opened is in the catalogue");
    const { playable } = balance;
    return presentSession(session, {
      game,
      playable,
      seeds: pair,
      openRound,
      grant,
      realityCheckDueAt,
      now,
    });
  }

  async function play(session: GameSession, asked: PlayAsked): Promise<Answer<PlayedRound>> {
    if (playing.isFull()) return refuse({ code: "ledger_overloaded" });
    const played: Played = await playing.play(asked);
    if (!played.ok) return played;
    const { playerId, asset } = session;
    const balance = played.balance ?? (await money.readBalance(playerId, asset));
    return ok({
      // Signed for whoever asks for the round again: a signature costs as much as the round.
      ...presentRound(played.round, null),
      balance: formatDecimal(balance.playable),
    });
  }

  return {
    /** Undefined for a token that is nobody's, too old, or exchanged before. */
    async openSession(launchToken: string, present: Place): Promise<OpenedGameSession | undefined> {
      const opened = await sessions.exchange(launchToken);
      if (opened === undefined) return undefined;
      await openHouses(opened.session.asset);
      const session = sessionAt(opened.session, { present, now: clock() });
      return { ...(await read(session)), sessionToken: opened.token };
    },
    /** Who plays and where, as token and address say. A play is activity of theirs, a poll is none. */
    async findSession(
      token: string,
      { touch, present }: { readonly touch: boolean; readonly present: Place },
    ): Promise<GameSession | undefined> {
      const kept = await known.find(token, { touch });
      return kept && sessionAt(kept, { present, now: clock() });
    },
    readSession: look,
    async endSession(session: GameSession, token: string): Promise<void> {
      known.forget(token);
      await sessions.end(session);
    },

    async facts(code: string): Promise<GameFacts | undefined> {
      const games = await readGames(database.db, { games: [code], now: clock() });
      const game = games.get(code);
      return game === undefined || game.isDisabled
        ? undefined
        : presentGameFacts(game, readOdds(game));
    },

    openRound(
      session: GameSession,
      asked: {
        readonly playId: string;
        readonly stake: string;
        readonly choice: unknown;
        readonly freeRounds?: string | undefined;
        readonly automatic?: boolean | undefined;
      },
    ): Promise<Answer<PlayedRound>> {
      const stake = parseMoney(asked.stake, session.asset);
      if (!stake.ok) return Promise.resolve(refuse(refusalOf("stake_out_of_range")));
      const { playId, choice, freeRounds: grantId, automatic: isAutomatic = false } = asked;
      const { playerId } = session;
      const { minor } = stake.value;
      return play(session, {
        kind: "open",
        playerId,
        seat: session,
        playId,
        stake: minor,
        choice,
        grantId,
        isAutomatic,
      });
    },

    act(
      session: GameSession,
      asked: { readonly roundId: string; readonly place: number; readonly action: unknown },
    ): Promise<Answer<PlayedRound>> {
      if (!isUuid(asked.roundId)) return Promise.resolve(refuse(refusalOf("round_unknown")));
      return play(session, { kind: "act", playerId: session.playerId, seat: session, ...asked });
    },

    async rounds(session: GameSession, before: string | undefined) {
      const found = await listRounds(database.db, { ...session, before, max: pageMax + 1 });
      const items = found.slice(0, pageMax);
      const next = found.length > pageMax ? (items.at(-1)?.roundId ?? null) : null;
      return { items: items.map(shortly), next };
    },

    async round(session: GameSession, roundId: string): Promise<RoundOnWire | undefined> {
      const asked = { playerId: session.playerId, roundId };
      const [round] = isUuid(roundId) ? await readRounds(database.db, [asked]) : [];
      if (round === undefined || round.game !== session.game) return undefined;
      return presentRound(round, await receipts.sign(round));
    },

    async seeds({ playerId }: GameSession): Promise<SeedsToCome & { before: RevealedOnWire[] }> {
      for (;;) {
        const deciding = await seeds.ensure(playerId);
        const nextFingerprint = await seeds.ensureNext(playerId, deciding);
        // Another tab changed them meanwhile.
        if (nextFingerprint === undefined) continue;
        const before = await seeds.listRevealed(playerId);
        return { ...presentSeeds(deciding), nextFingerprint, before: before.map(presentRevealed) };
      }
    },

    async rotateSeeds(
      { playerId }: GameSession,
      playerSeed: string,
      shown: Pick<SeedChange, "nextFingerprint"> = {},
    ) {
      const rotated = await seeds.rotate(playerId, { ...shown, playerSeed });
      if (!rotated.ok) return rotated;
      const { deciding, nextFingerprint, revealed } = rotated.value;
      const told = { ...presentSeeds(deciding), nextFingerprint };
      return ok({ ...told, revealed: presentRevealed(revealed) });
    },
  };

  function shortly(round: Round) {
    const { steps: _steps, ...rest } = presentRound(round, null);
    return rest;
  }
}

export type FrameCalls = ReturnType<typeof createFrameCalls>;

function presentRevealed(pair: RevealedSeeds): RevealedOnWire {
  const { serverSeed, since, revealedAt } = pair;
  return {
    ...presentSeeds(pair),
    serverSeed,
    since: since.toISOString(),
    revealedAt: revealedAt.toISOString(),
  };
}
