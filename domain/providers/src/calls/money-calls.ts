import type { ProviderMessage } from "@croupier/contracts";
import { isAsset, type Asset } from "@croupier/kit/money";
import type { Clock } from "@croupier/kit/time";
import { playId, type PlayMoney } from "@croupier/wallet";
import type { ListedGame } from "../games/listed-games.ts";
import { houseOf, prizeHouses, type Provider } from "../provider.ts";
import type { PlaySession, PlaySessions } from "../sessions/play-sessions.ts";
import { createSignedIn, type KeepSignedIn } from "../sessions/signed-in.ts";
import type { CallStore } from "./call-store.ts";
import { decideBet } from "./decide-bet.ts";
import { fingerprint } from "./fingerprint.ts";
import { readAmount } from "./read-amount.ts";
import { verdictOf, type Refused, type Verdict } from "./verdict.ts";

type Product = ListedGame["product"];
export type Money = PlayMoney<Product, string>;

export type MoneyCalls = ReturnType<typeof createMoneyCalls>;

type Room = {
  readonly money: Money;
  readonly sessions: PlaySessions;
  readonly calls: CallStore;
  readonly clock: Clock;
  readonly keepSignedIn: KeepSignedIn;
};

type Named = {
  readonly type: string;
  readonly player_ref: string;
  readonly currency: string;
  readonly transaction_id: string;
  readonly round_id: string;
  readonly game_code: string;
};

/** What a message means to the wallet: the same for every repeat of it. */
type Meant = {
  readonly playerId: string;
  readonly asset: Asset;
  readonly command: {
    readonly operationId: string;
    readonly playerId: string;
    readonly roundId: string;
    readonly product: Product;
    readonly house: ReturnType<typeof houseOf>;
    readonly asset: Asset;
    readonly happenedAt: Date;
  };
};

/**
 * The calls that have a transaction. Each is claimed first, so that an id means one thing; then the money
 * answers, which remembers its verdict itself. Nothing but a bet asks who is playing and what is open.
 */
export function createMoneyCalls(room: Room) {
  const { money, sessions, calls, clock } = room;
  const opened = new Set<string>();
  const isSignedIn = createSignedIn(room);

  async function mean(provider: Provider, message: Named): Promise<Meant | Verdict> {
    const { currency } = message;
    if (!isAsset(currency)) return { status: "WRONG_CURRENCY" };
    const playerId = await sessions.findPlayer(provider.code, message.player_ref);
    if (playerId === undefined) return { status: "BAD_REQUEST", detail: "player_ref is unknown" };
    const name = (kind: "operation" | "round", text: string) => playId(provider.code, kind, text);
    const command = {
      operationId: name("operation", message.transaction_id),
      playerId,
      roundId: name("round", message.round_id),
      product: provider.games.get(message.game_code)?.product ?? unlisted,
      house: houseOf(provider),
      asset: currency,
      happenedAt: clock(),
    };
    return { playerId, asset: currency, command };
  }

  /** Opens each house account of a currency once a process: opening again changes nothing. */
  async function openHouse(house: Meant["command"]["house"], asset: Asset): Promise<void> {
    const both = `${house} ${asset}`;
    if (opened.has(both)) return;
    await money.openHouse({ house, asset });
    opened.add(both);
  }

  async function settle(
    provider: Provider,
    message: Named,
    act: (meant: Meant) => Promise<Verdict>,
    decide: (meant: Meant) => Promise<Verdict["status"] | null> = async () => null,
  ): Promise<Verdict> {
    const meant = await mean(provider, message);
    if ("status" in meant) return meant;
    const { playerId, asset } = meant;
    const claimed = await calls.claim({
      provider: provider.code,
      transactionId: message.transaction_id,
      call: message.type,
      playerId,
      fingerprint: fingerprint(message),
      refused: await decide(meant),
    });
    // What there is of a currency that is not played in would be read as all there is.
    const balanced = async (verdict: Verdict): Promise<Verdict> =>
      verdict.status === "WRONG_CURRENCY"
        ? verdict
        : { ...verdict, balance: await money.readBalance(playerId, asset) };
    if (claimed.is === "another") return balanced({ status: "DUPLICATE_MISMATCH" });
    if (claimed.refused !== null) return balanced({ status: claimed.refused });
    await openHouse(meant.command.house, asset);
    const verdict = await act(meant);
    return verdict.balance === undefined ? balanced(verdict) : verdict;
  }

  const paying = (meant: Meant, message: { amount: string; scale: number }) =>
    readAmount(message, meant.asset);

  async function payPrize(
    provider: Provider,
    message: ProviderMessage<"freeRound"> | ProviderMessage<"jackpotWin">,
    prize: keyof typeof prizeHouses,
  ): Promise<Verdict> {
    return settle(provider, message, async (meant) => {
      const minor = paying(meant, message);
      return minor === undefined ? tooFine : payFreely(meant, minor, prize);
    });
  }

  async function payFreely(
    meant: Meant,
    minor: bigint,
    prize: keyof typeof prizeHouses,
  ): Promise<Verdict> {
    // A free round may win nothing, and then no money says so.
    if (minor === 0n) return { status: "OK" };
    const house = prizeHouses[prize];
    await openHouse(house, meant.asset);
    return read(await money.payPrize({ ...meant.command, house, minor, prize }));
  }

  async function judge(
    provider: Provider,
    bet: ProviderMessage<"bet">,
    who: { readonly playerId: string; readonly session: PlaySession | undefined },
  ) {
    const { session } = who;
    const goesOn = session !== undefined && (await isSignedIn(session));
    return decideBet({ ...who, bet, provider, isSignedIn: goesOn, now: clock() });
  }

  /** Whether there is a free bet of theirs that can win; one that was refused is none. */
  async function isFree(
    { code }: Provider,
    bet: string,
    { playerId }: { readonly playerId: string },
  ): Promise<boolean> {
    const known = await calls.callOf(code, bet);
    return known?.call === freeBet && known.playerId === playerId && !known.isRefused;
  }

  /** No stake is held that could end once, so its end is claimed: won or taken back, whichever came first. */
  async function endFree(
    { code }: Provider,
    bet: string,
    {
      playerId,
      end,
    }: { readonly playerId: string; readonly end: "free-bet won" | "free-bet back" },
  ): Promise<boolean> {
    const claimed = await calls.claim({
      provider: code,
      transactionId: endOf(bet),
      call: end,
      playerId,
      fingerprint: fingerprint({ type: end, reference_transaction_id: bet }),
      refused: null,
    });
    return claimed.is === "ours";
  }

  /** The last of its round: what is still held of it is lost. */
  async function close(
    { code }: Provider,
    { transaction_id }: Named,
    { command }: Meant,
    last: Verdict,
  ): Promise<Verdict> {
    if (last.status !== "OK") return last;
    const operationId = playId(code, "operation", `${transaction_id} closes`);
    return read(await money.endRound({ ...command, operationId }));
  }

  return {
    bet: (provider: Provider, bet: ProviderMessage<"bet">): Promise<Verdict> => {
      const session = sessions.find(provider.code, bet.session_token);
      // It is waited for once it is known who is meant; what fails before that fails the call by itself.
      session.catch(() => {});
      return settle(
        provider,
        bet,
        async (meant) => {
          const minor = paying(meant, bet);
          if (minor === undefined) return tooFine;
          const { sessionId = meant.playerId } = (await session) ?? {};
          const { spend } = provider;
          const roundMs = provider.games.get(bet.game_code)?.roundMs;
          const asked = { ...meant.command, sessionId, minor, spend, roundMs };
          const staked = read(await money.bet(asked));
          return bet.round_closed ? close(provider, bet, meant, staked) : staked;
        },
        async ({ playerId }) => judge(provider, bet, { playerId, session: await session }),
      );
    },

    /** A stake that the house gives: nothing is held, and what it wins is paid as a free round. */
    freeBet: (provider: Provider, bet: ProviderMessage<"bet">): Promise<Verdict> =>
      settle(
        provider,
        { ...bet, type: freeBet },
        async () => ({ status: "OK" }),
        async ({ playerId }) => {
          const session = await sessions.find(provider.code, bet.session_token);
          const refused = await judge(provider, bet, { playerId, session });
          if (refused !== null) return refused;
          // Its rollback was here before it.
          const end = await calls.callOf(provider.code, endOf(bet.transaction_id));
          return end?.playerId === playerId ? "ALREADY_ROLLED_BACK" : null;
        },
      ),

    win: (provider: Provider, win: ProviderMessage<"win">): Promise<Verdict> =>
      settle(provider, win, async (meant) => {
        const minor = paying(meant, win);
        if (minor === undefined) return tooFine;
        const { reference_transaction_id: bet } = win;
        const betId = bet === undefined ? bet : playId(provider.code, "operation", bet);
        const won = read(await money.win({ ...meant.command, minor, betId }));
        if (bet !== undefined && isNoWin(won) && (await isFree(provider, bet, meant))) {
          const { playerId } = meant;
          const isWon = await endFree(provider, bet, { playerId, end: "free-bet won" });
          return isWon
            ? payFreely(meant, minor, "freeround")
            : { status: "ALREADY_ROLLED_BACK" as const };
        }
        return win.round_closed === true ? close(provider, win, meant, won) : won;
      }),

    rollback: (provider: Provider, rollback: ProviderMessage<"rollback">): Promise<Verdict> => {
      const { reference_transaction_id: bet } = rollback;
      return settle(
        provider,
        rollback,
        async ({ command }) => {
          const betId = playId(provider.code, "operation", bet);
          return read(await money.rollback({ ...command, betId }));
        },
        async ({ playerId }) => {
          const known = await calls.callOf(provider.code, bet);
          if (known?.call === "bet") return null;
          // What was paid stays paid: only a stake is taken back, or a free one that has not won.
          if (known !== undefined && known.call !== freeBet) return "ALREADY_SETTLED";
          if (known !== undefined && known.playerId !== playerId) return null;
          // Before its bet: should that be a free one, it finds its end here and not with the money.
          if (await endFree(provider, bet, { playerId, end: "free-bet back" })) return null;
          const { call } = known ?? (await calls.callOf(provider.code, bet)) ?? {};
          return call === freeBet ? "ALREADY_SETTLED" : null;
        },
      );
    },

    endRound: (provider: Provider, end: ProviderMessage<"endRound">): Promise<Verdict> =>
      settle(provider, end, async ({ command }) => read(await money.endRound(command))),

    freeRound: (provider: Provider, won: ProviderMessage<"freeRound">): Promise<Verdict> =>
      payPrize(provider, won, "freeround"),

    jackpotWin: (provider: Provider, won: ProviderMessage<"jackpotWin">): Promise<Verdict> =>
      payPrize(provider, won, "jackpot"),
  };
}

/** Product of a game that the house does not list: under most laws the strictest. */
const unlisted = "casino" satisfies Product;
const freeBet = "free-bet";
/** Nobody outside can name it: their names have no spaces. */
const endOf = (bet: string) => `${bet} ends`;

/** The money knows of no stake, or of a prize under this very id: the win of a free bet, and its repeat. */
const isNoWin = ({ status }: Verdict) =>
  status === "TRANSACTION_NOT_FOUND" || status === "DUPLICATE_MISMATCH";

const tooFine: Verdict = { status: "BAD_REQUEST", detail: "finer than the currency" };

type Answered = Awaited<ReturnType<Money["bet"]>>;

function read(answer: Answered): Verdict {
  if (answer.ok) return { status: "OK", balance: answer.value.balance };
  return verdictOf(answer.refusal satisfies Refused);
}
