import type { HubAnswer, HubMessage } from "@croupier/contracts";
import type { Clock } from "@croupier/kit/time";
import type { Money, MoneyCalls } from "../calls/money-calls.ts";
import type { Verdict } from "../calls/verdict.ts";
import type { Provider } from "../provider.ts";
import type { PlaySessions } from "../sessions/play-sessions.ts";
import { hubAmountOf, hubScale } from "./hub-amount.ts";
import { hubStatusOf } from "./hub-words.ts";

type Room = {
  readonly calls: MoneyCalls;
  readonly money: Pick<Money, "readBalance">;
  readonly sessions: Pick<PlaySessions, "find" | "findPlayer">;
  /** The dialect's rollbacks name no currency, and a player's wallet has one. */
  readonly findCurrency: (playerId: string) => Promise<string | undefined>;
  readonly clock: Clock;
};

type Asked = { readonly user: string; readonly request_uuid: string };

/** The dialect of Hub88, said in our own calls: what a bet or a win means is decided there. */
export function createHub({ calls, money, sessions, findCurrency, clock }: Room) {
  /** Of one attempt, and the same for every call. */
  const envelope = (asked: HubMessage<"bet" | "win" | "rollback">) => ({
    request_id: asked.request_uuid,
    issued_at: clock().toISOString(),
    player_ref: asked.user,
    transaction_id: asked.transaction_uuid,
    round_id: asked.round,
    game_code: asked.game_code,
  });
  const amountOf = ({ amount, currency }: HubMessage<"bet" | "win">) => ({
    amount: String(amount),
    scale: hubScale,
    currency,
  });

  async function answer(
    provider: Provider,
    asked: Asked,
    act: (playerId: string) => Promise<Verdict>,
  ): Promise<HubAnswer> {
    const playerId = await sessions.findPlayer(provider.code, asked.user);
    const verdict: Verdict =
      playerId === undefined ? { status: "INVALID_TOKEN" } : await act(playerId);
    return present(asked, verdict);
  }

  return {
    userInfo: (provider: Provider, asked: HubMessage<"userInfo">): Promise<HubAnswer> =>
      answer(provider, asked, async () => ({ status: "OK" })),

    balance: (provider: Provider, asked: HubMessage<"balance">): Promise<HubAnswer> =>
      answer(provider, asked, async (playerId) => {
        const session = await sessions.find(provider.code, asked.token);
        if (session?.playerId !== playerId) return { status: "INVALID_TOKEN" };
        const balance = await money.readBalance(session.playerId, session.currency);
        return { status: "OK", balance };
      }),

    bet: (provider: Provider, asked: HubMessage<"bet">): Promise<HubAnswer> =>
      answer(provider, asked, () => {
        const bet = {
          ...envelope(asked),
          ...amountOf(asked),
          type: "bet" as const,
          session_token: asked.token,
          round_closed: asked.round_closed,
        };
        return asked.is_free || asked.amount === 0
          ? calls.freeBet(provider, bet)
          : calls.bet(provider, bet);
      }),

    win: (provider: Provider, asked: HubMessage<"win">): Promise<HubAnswer> =>
      answer(provider, asked, () =>
        calls.win(provider, {
          ...envelope(asked),
          ...amountOf(asked),
          type: "win",
          reference_transaction_id: asked.reference_transaction_uuid,
          round_closed: asked.round_closed,
        }),
      ),

    rollback: (provider: Provider, asked: HubMessage<"rollback">): Promise<HubAnswer> =>
      answer(provider, asked, async (playerId) =>
        calls.rollback(provider, {
          ...envelope(asked),
          type: "rollback",
          currency: (await findCurrency(playerId)) ?? "",
          reference_transaction_id: asked.reference_transaction_uuid,
        }),
      ),
  };
}

function present({ user, request_uuid }: Asked, { status, balance }: Verdict): HubAnswer {
  return {
    user,
    status: hubStatusOf(status),
    request_uuid,
    ...(balance === undefined
      ? {}
      : { currency: balance.playable.asset, balance: hubAmountOf(balance.playable) }),
  };
}
