import type { GameFacts } from "@croupier/contracts";
import { minesConfig, minesOdds } from "@croupier/game-mines/rules";
import type { ParSheet } from "@croupier/kit/par-sheet";
import { blackjackConfig, blackjackParSheet } from "@croupier/game-blackjack/rules";
import { crashConfig, crashOdds } from "@croupier/game-crash/rules";
import { diceConfig, diceOdds } from "@croupier/game-dice/rules";
import { kingfisherConfig, kingfisherOdds } from "@croupier/game-lines/rules";
import { pokerConfig, pokerParSheet } from "@croupier/game-video-poker/rules";
import { plinkoConfig, plinkoOdds } from "@croupier/game-plinko/rules";
import { rouletteConfig, rouletteOdds } from "@croupier/game-roulette/rules";
import { emberVaultConfig, tumbleParSheet } from "@croupier/game-tumble/rules";
import { moonlitOrchardConfig, waysParSheet } from "@croupier/game-ways/rules";
import type { Plugin } from "vite";

const dice = diceOdds(diceConfig, [10, 100, 1_000, 2_500, 4_950, 7_500, 9_500]);

const steps = "0.10 0.20 0.50 1.00 2.00 5.00 10.00 20.00 50.00 100.00".split(" ");

/** What chips are worth, where they are laid in the scene. */
const chips = "0.10 0.50 1.00 5.00 25.00 100.00".split(" ");

type Known = {
  readonly config: unknown;
  readonly odds: ParSheet;
  readonly steps?: readonly string[];
};

/** What a server would say of each game, from its own rules: for `vite dev`, which has no server. */
const known: Readonly<Record<string, Known | undefined>> = {
  "lucky-dice": { config: diceConfig, odds: dice },
  skylark: { config: crashConfig, odds: crashOdds(crashConfig, [20_000, 12_000, 100_000]) },
  "kingfishers-catch": { config: kingfisherConfig, odds: kingfisherOdds },
  "ember-vault": { config: emberVaultConfig, odds: tumbleParSheet },
  "moonlit-orchard": { config: moonlitOrchardConfig, odds: waysParSheet },
  "minesweep-reef": { config: minesConfig, odds: minesOdds(minesConfig, 3) },
  "jacks-or-better": { config: pokerConfig, odds: pokerParSheet },
  "plinko-falls": { config: plinkoConfig, odds: plinkoOdds(plinkoConfig) },
  "european-roulette": { config: rouletteConfig, odds: rouletteOdds(), steps: chips },
  "blackjack-21": { config: blackjackConfig, odds: blackjackParSheet },
};

export function localFacts(): Plugin {
  return {
    name: "croupier:local-facts",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = /^\/play\/v1\/games\/([a-z0-9-]+)$/.exec(request.url ?? "")?.[1];
        const facts = code === undefined ? undefined : factsOf(code);
        if (facts === undefined) return next();
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(facts));
      });
    },
  };
}

export function factsOf(code: string): GameFacts | undefined {
  const game = Object.hasOwn(known, code) ? known[code] : undefined;
  if (game === undefined) return undefined;
  const { family, bets } = game.odds;
  const stakes = { min: "0.10", max: "500.00", steps: [...(game.steps ?? steps)], decimals: 2 };
  return {
    game: code,
    family,
    config: game.config,
    profileVersion: 1,
    since: "2026-01-01T00:00:00.000Z",
    returnToPlayer: bets[0]?.returnToPlayer ?? 0,
    odds: bets.map(({ most, ...bet }) => ({
      ...bet,
      most: { multiple: most.timesStake, chance: most.chance },
    })),
    stakes: { USD: stakes, EUR: stakes },
  };
}
