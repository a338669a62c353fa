import {
  createCasino,
  createCasinoKeeping,
  createReceiptSigner,
  readPerformance,
  type FlightPace,
  type ReceiptSigner,
  type Vault,
} from "@croupier/casino";
import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { together } from "@croupier/ledger";
import {
  createSessionsGoOn,
  deriveKey,
  type Keyring,
  type SaferPlay,
  type SessionLimits,
} from "@croupier/players";
import { seal, unseal } from "@croupier/players/credentials";
import { createRoundMoney } from "@croupier/wallet";
import type { ComposedPlayMoney } from "./compose-play-money.ts";
import type { ListedKeyring } from "./keyring.ts";

type Needs = {
  readonly config: {
    readonly keyring: Keyring;
    readonly session: SessionLimits;
    readonly flights?: { readonly pace?: FlightPace };
  };
  readonly database: Database;
  readonly clock: Clock;
  readonly playMoney: ComposedPlayMoney;
  readonly saferPlay: Pick<SaferPlay, "standing" | "realityCheck">;
  readonly announce: (playerIds: readonly string[]) => void;
};

/** Games that the house runs itself. */
export function composeCasino(needs: Needs) {
  const { config, database, clock, playMoney, saferPlay } = needs;
  return createCasino({
    database,
    clock,
    vault: openSeedVault(config.keyring),
    ...(config.flights?.pace === undefined ? {} : { flightPace: config.flights.pace }),
    signer: openReceiptSigner(config.keyring),
    money: {
      playRounds: composeRoundMoney(needs),
      openHouse: playMoney.openHouse,
      readBalance: playMoney.readBalance,
    },
    keepSignedIn: together(createSessionsGoOn({ database, clock, limits: config.session })),
    async realityCheckDueAt(asker) {
      const check = await saferPlay.realityCheck.read(asker);
      return check?.dueAt ?? null;
    },
  });
}

/** For the process that faces nobody: rounds that nobody ends, and what games return. */
export function composeGames(
  needs: Pick<Needs, "database" | "clock"> & {
    readonly config: { readonly keyring: Keyring };
    readonly announceBalances: (playerIds: readonly string[]) => void;
    readonly saferPlay: Pick<SaferPlay, "standing">;
  },
) {
  const { config, database, clock, announceBalances: announce } = needs;
  const vault = openSeedVault(config.keyring);
  const playRounds = composeRoundMoney({ ...needs, announce });
  return {
    ...createCasinoKeeping({ database, clock, vault, playRounds }),
    readPerformance: (since: Date) => readPerformance(database, since),
  };
}

/** The one place where the money of rounds is made: a stake asks the player's standing, its end nobody. */
export function composeRoundMoney({
  database,
  saferPlay,
  announce,
}: Pick<Needs, "database" | "announce"> & { readonly saferPlay: Pick<SaferPlay, "standing"> }) {
  return createRoundMoney({ database, guards: saferPlay.standing, announce }).play;
}

const purpose = "seeds of games";

/** What decides rounds, under a key of the house that serves nothing else. */
export function openSeedVault(keyring: Keyring): Vault {
  return {
    seal: (secret, owner) => seal(keyring, Buffer.from(secret), { purpose, owner }),
    unseal: (sealed, owner) => unseal(keyring, sealed, { purpose, owner }).toString(),
  };
}

export type ReceiptKey = { readonly keyId: string; readonly publicKey: string };

/** Keys that sign receipts or once did: those of the keyring, the signing one first, and the retired. */
export function listReceiptKeys({
  keyring,
  retiredReceiptKeys,
}: {
  readonly keyring: ListedKeyring;
  readonly retiredReceiptKeys: readonly string[];
}): readonly ReceiptKey[] {
  const signer = openReceiptSigner(keyring);
  const kept = keyring.ids.map((keyId) => ({ keyId, publicKey: signer.publicKeyOf(keyId) }));
  const retired = retiredReceiptKeys.map((pair) => {
    const [keyId = "", base64] = pair.split(":");
    const publicKey = `-----BEGIN PUBLIC KEY-----\n${base64}\n-----END PUBLIC KEY-----\n`;
    return { keyId, publicKey };
  });
  return [...kept, ...retired];
}

export function openReceiptSigner(keyring: Keyring): ReceiptSigner {
  return createReceiptSigner({
    currentId: keyring.currentId,
    secretOf: (keyId) => deriveKey(keyring, keyId, "round receipts"),
  });
}
