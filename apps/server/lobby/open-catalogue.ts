import { createHash } from "node:crypto";
import type { OfferedGame } from "@croupier/casino";
import type { CardFacts } from "@croupier/contracts";
import type { Volatility } from "@croupier/contracts/game-words";
import type { GameCatalogue } from "./game-catalogue.ts";

/** Who made the games whose rules stand in this repository. */
const ownStudio = "Croupier Originals";

/** What is not said of a game of the house is the family's. */
export type CataloguedGame = OfferedGame & {
  readonly provider?: string;
};

export interface OpenCatalogue extends GameCatalogue {
  onChange(listener: () => void): void;
  close(): void;
}

/**
 * What can be played now, in the memory of this process: looked up again and again, so that a game that
 * staff switch off is in no list a moment later. Its launch refuses it at once in any case.
 */
export async function openCatalogue(options: {
  /** A word for what is offered: while it is the same, nobody reads thousands of games again. */
  readonly readState: () => Promise<string>;
  readonly readOffered: () => Promise<readonly CataloguedGame[]>;
  readonly reportError: (error: unknown) => void;
  readonly lookMs?: number;
}): Promise<OpenCatalogue> {
  const listeners: (() => void)[] = [];
  let offered = new Map<string, CataloguedGame>();
  let version = "";
  let state: string | undefined;
  let looking = false;

  async function look(): Promise<void> {
    const next = await options.readState();
    if (next === state) return;
    // What changes while they are read has another word by the next look.
    await read();
    state = next;
  }

  async function read(): Promise<void> {
    const games = await options.readOffered();
    const next = spell(games);
    if (next === version) return;
    offered = new Map(games.map((game) => [game.game, game]));
    version = next;
    for (const listener of listeners) listener();
  }

  await look();
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch(options.reportError)
      .finally(() => {
        looking = false;
      });
  }, options.lookMs ?? 2_000);
  timer.unref();

  return {
    get isEmpty() {
      return offered.size === 0;
    },
    get version() {
      return version;
    },
    has: (gameId) => offered.has(gameId),
    find(gameId, currency) {
      const game = offered.get(gameId);
      const stakes = game?.stakesIn(currency);
      return game && stakes && factsOf(game, stakes);
    },
    badgeOf: (gameId) => offered.get(gameId)?.badge,
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}

/** Short, however many games there are: answers are kept under it. */
function spell(games: readonly OfferedGame[]): string {
  return createHash("sha256").update(JSON.stringify(games)).digest("base64url");
}

function factsOf(
  {
    family,
    returnToPlayer,
    deviation,
    features,
    hasPot,
    since,
    provider = ownStudio,
  }: CataloguedGame,
  { min, max }: { readonly min: string; readonly max: string },
): CardFacts {
  return {
    provider,
    family,
    returnToPlayer,
    volatility: volatilityOf(deviation),
    features: [...features],
    stakeMin: min,
    stakeMax: max,
    jackpot: hasPot,
    since: since.toISOString().slice(0, 10),
  };
}

/** In stakes: a coin strays by one, a single number of roulette by nearly six. */
const lowBelow = 2;
const mediumBelow = 6;

export function volatilityOf(deviation: number): Volatility {
  if (deviation < lowBelow) return "low";
  return deviation < mediumBelow ? "medium" : "high";
}
