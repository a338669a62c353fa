import type { ProviderAnswer, ProviderMessage } from "@croupier/contracts";
import type { Database } from "@croupier/database";
import { isAsset, ledgerScale } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import { createCallStore } from "./calls/call-store.ts";
import { createMoneyCalls, type Money, type MoneyCalls } from "./calls/money-calls.ts";
import { messageOf, retryOf, type Verdict } from "./calls/verdict.ts";
import { createAnswerCounts } from "./desk/answer-counts.ts";
import { createListedGames } from "./games/listed-games.ts";
import { createHub } from "./hub/create-hub.ts";
import { createProviderStore } from "./provider-store.ts";
import type { Dialect, Provider } from "./provider.ts";
import { createPlaySessions } from "./sessions/play-sessions.ts";
import type { KeepSignedIn } from "./sessions/signed-in.ts";
import { decidePublicSignature } from "./signature/decide-public-signature.ts";
import {
  decideSignature,
  type InvalidSignature,
  type SignedRequest,
} from "./signature/decide-signature.ts";
import type { Vault } from "./vault.ts";

export type ProvidersOptions = {
  readonly database: Database;
  readonly money: Money;
  readonly vault: Vault;
  readonly findCurrency: (playerId: string) => Promise<string | undefined>;
  readonly keepSignedIn: KeepSignedIn;
  readonly clock: Clock;
};

/** What an operator does: providers, their keys, and games that are opened. No money is asked. */
export function createProviderDesk(
  room: Omit<ProvidersOptions, "money" | "findCurrency" | "keepSignedIn">,
) {
  const { add: addProvider, addKey, endKey } = createProviderStore(room);
  const { launch, open } = createPlaySessions(room);
  const { add: addGame } = createListedGames(room);
  return { addProvider, addKey, endKey, addGame, launch, open };
}

export type Providers = ReturnType<typeof createProviders>;

/** Games that run elsewhere, and play with money that is here. */
export function createProviders(options: ProvidersOptions) {
  const { database, money, vault, findCurrency, clock } = options;
  const store = createProviderStore({ database, vault, clock });
  const sessions = createPlaySessions({ database, clock });
  const counts = createAnswerCounts({ database, clock });
  const { list, find, state } = createListedGames({ database, clock });
  const calls = createMoneyCalls({
    money,
    sessions,
    calls: createCallStore({ database, clock }),
    clock,
    keepSignedIn: options.keepSignedIn,
  });

  /** A key is read as the dialect signs: a public key that served as a secret would be known to everybody. */
  async function findSpeaker(code: string, dialect: Dialect): Promise<Provider | undefined> {
    const provider = await store.find(code);
    return provider?.dialect === dialect ? provider : undefined;
  }

  return {
    /** Who signed these bytes. A provider that nobody is, is told what a wrong key is told. */
    async admit(code: string, request: SignedRequest): Promise<Result<Provider, InvalidSignature>> {
      const provider = await findSpeaker(code, "croupier");
      const keys = provider?.keys ?? [];
      const decided = decideSignature({ request, keys, now: clock() });
      if (!decided.ok) {
        if (provider !== undefined) counts.count(code, "INVALID_SIGNATURE");
        return decided;
      }
      return provider === undefined
        ? refuse({ code: "invalid_signature", reason: "key" })
        : ok(provider);
    },

    /** The same in the dialect of Hub88, which tells nothing of what was wrong. */
    async admitHub(
      code: string,
      request: { readonly rawBody: Uint8Array; readonly signature: string | undefined },
    ): Promise<Provider | undefined> {
      const provider = await findSpeaker(code, "hub");
      const keys = provider?.keys ?? [];
      if (decidePublicSignature({ ...request, keys, now: clock() })) return provider;
      if (provider !== undefined) counts.count(code, "RS_ERROR_INVALID_SIGNATURE");
      return undefined;
    },

    /** What somebody who signed was told, in the words of their dialect, and after how long. */
    countAnswer: ({ code }: Provider, status: string, tookMs: number): void =>
      counts.count(code, status, tookMs),
    /** The last step before closing. */
    drain: counts.drain,

    /** What is opened from the lobby, and the token that opens it. */
    games: { list, find, state },
    launch: sessions.launch,

    hub: createHub({ calls, money, sessions, findCurrency, clock }),

    async authenticate(
      provider: Provider,
      { launch_token }: ProviderMessage<"authenticate">,
    ): Promise<ProviderAnswer> {
      const session = await sessions.exchange(provider.code, launch_token);
      if (session === undefined) return present({ status: "INVALID_TOKEN" });
      const { playerId, currency, token, playerRef } = session;
      const balance = await money.readBalance(playerId, currency);
      return {
        ...present({ status: "OK", balance }),
        session_token: token,
        player_ref: playerRef,
      };
    },

    async balance(provider: Provider, asked: ProviderMessage<"balance">): Promise<ProviderAnswer> {
      const session = await sessions.find(provider.code, asked.session_token);
      const playerId = await sessions.findPlayer(provider.code, asked.player_ref);
      if (session === undefined || session.playerId !== playerId) {
        return present({ status: "INVALID_TOKEN" });
      }
      if (!isAsset(asked.currency) || asked.currency !== session.currency) {
        return present({ status: "WRONG_CURRENCY" });
      }
      const balance = await money.readBalance(session.playerId, session.currency);
      return present({ status: "OK", balance });
    },

    ...presentingAll(calls),
  };
}

type Answering<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (
    provider: Provider,
    message: infer Message,
  ) => Promise<Verdict>
    ? (provider: Provider, message: Message) => Promise<ProviderAnswer>
    : never;
};

/** The same calls, with what they came to in the words of the wire. */
function presentingAll<Calls extends MoneyCalls>(calls: Calls): Answering<Calls> {
  const answering = Object.entries(calls).map(([name, call]) => [
    name,
    async (provider: Provider, message: never) => present(await call(provider, message)),
  ]);
  return Object.fromEntries(answering) as Answering<Calls>;
}

function present({ status, balance, which, detail }: Verdict): ProviderAnswer {
  const message = messageOf(status);
  return {
    status,
    ...retryOf(status),
    ...(message === undefined ? {} : { player_message_key: message }),
    ...(which === undefined ? {} : { which }),
    ...(detail === undefined ? {} : { detail }),
    ...(balance === undefined ? {} : presentBalance(balance)),
  };
}

function presentBalance(balance: NonNullable<Verdict["balance"]>) {
  const { playable, cashFree, cashLocked, bonusPlayable, held } = balance;
  return {
    balance: String(playable.minor),
    real: String(cashFree.minor + cashLocked.minor),
    bonus: String(bonusPlayable.minor),
    held: String(held.minor),
    currency: playable.asset,
    scale: ledgerScale(playable.asset),
  };
}
