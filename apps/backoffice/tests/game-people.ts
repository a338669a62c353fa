import { createCasino, type GameSession } from "@croupier/casino";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { ok, type Refusal } from "@croupier/kit/result";
import { dayMs, systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { policyFor } from "@croupier/policy";
import { openReceiptSigner, openSeedVault } from "@croupier/server/casino";
import { readKeyring } from "@croupier/server/keyring";
import { createPlayMoney, createRoundMoney } from "@croupier/wallet";
import type { BackofficeWorld } from "./backoffice-world.ts";

const usd = getAsset("USD");

/** The site's half of the games: who plays meets the desk in the database alone. */
export async function openTable({ database }: Pick<BackofficeWorld, "database">) {
  const clock = systemClock;
  const keyring = readKeyring(`k1:${"a".repeat(43)}`);
  if (keyring === undefined) throw new Error("this is a keyring");
  const ledger = createLedger({ database, announce: () => {} });
  const guards = {
    mayPlay: async (_tx: unknown, bets: readonly unknown[]) => bets.map(() => ok()),
  };
  const announce = () => {};
  type Product = "casino" | "tables";
  const money = createPlayMoney<Product, Refusal>({ database, ledger, guards, announce });
  const casino = createCasino({
    database,
    clock,
    vault: openSeedVault(keyring),
    signer: openReceiptSigner(keyring),
    money: {
      playRounds: createRoundMoney<Product, Refusal>({ database, guards, announce }).play,
      openHouse: money.openHouse,
      readBalance: money.readBalance,
    },
    keepSignedIn: async () => true,
    realityCheckDueAt: async () => null,
  });
  const place = { countryCode: "CW" };
  const policy = policyFor({ residence: place, present: place, now: clock() });
  async function sit(playerId: string, game = "lucky-dice") {
    const launched = await casino.launches.forMoney(game, {
      playerId,
      sessionId: uuidv7(),
      asset: usd,
      policy,
      channel: "WEB",
    });
    if (!launched.ok) throw new Error(launched.refusal.code);
    const opened = await casino.frame.openSession(launched.value.launchToken, place);
    const session =
      opened &&
      (await casino.frame.findSession(opened.sessionToken, { touch: true, present: place }));
    if (session === undefined) throw new Error("the launch opened nothing");
    return session;
  }
  return {
    casino,
    sit,
    async play(session: GameSession, choice: unknown) {
      const asked = { playId: uuidv7(), stake: "1.00", choice };
      const played = await casino.frame.openRound(session, asked);
      if (!played.ok) throw new Error(played.refusal.code);
      return played.value;
    },
  };
}

/** Changes and free rounds that wait for somebody else than who asked, some that can be taken back, and a round. */
export async function layOutGames(
  world: BackofficeWorld,
  { playerId, staffId }: { readonly playerId: string; readonly staffId: string },
): Promise<{ change: string; potChange: string; grant: string; press: string; round: string }> {
  const { casino, sit, play } = await openTable(world);
  const asked = await world.backoffice.services.games.catalogue.askProfile({
    game: "minesweep-reef",
    profile: "return-97",
    reason: "Fuzzed",
    staffId,
  });
  const askedOfPot = await world.backoffice.services.games.jackpots.askChange({
    jackpot: "kingfishers-hoard",
    asset: usd,
    parts: 60,
    seed: 400_00n,
    dropsBy: 5_000_00n,
    reason: "Fuzzed",
    staffId,
  });
  const grant = await casino.grants.give(world.database.db, {
    playerId,
    game: "lucky-dice",
    asset: usd,
    stake: 100n,
    rounds: 3,
    staffId,
    expiresAt: new Date(Date.now() + dayMs),
  });
  const press = uuidv7();
  await world.backoffice.services.games.grants.give({
    pressId: press,
    playerIds: [playerId],
    game: "lucky-dice",
    asset: usd,
    stake: "1.00",
    rounds: 501,
    expiresAt: new Date(Date.now() + dayMs),
    reason: "Fuzzed",
    staffId,
  });
  const { id } = await play(await sit(playerId), { side: "under", winning: 4_950 });
  return {
    change: asked.ok ? asked.value.id : "",
    potChange: askedOfPot.ok ? askedOfPot.value.id : "",
    grant,
    press,
    round: id,
  };
}
