import type { Product } from "@croupier/policy";

/** What may be staked on a round, as decimal text of a currency. */
export type StakeRange = {
  readonly min: string;
  readonly max: string;
  readonly steps: readonly string[];
};

export type FirstGame = {
  /** As the content and the address of its frame name it. */
  readonly game: string;
  readonly family: string;
  readonly product: Extract<Product, "casino" | "tables">;
  readonly stakes: Readonly<Record<string, StakeRange>>;
};

const likeEuros: StakeRange = {
  min: "0.10",
  max: "100.00",
  steps: ["0.10", "0.20", "0.50", "1.00", "2.00", "5.00", "10.00", "20.00", "50.00", "100.00"],
};

const anyStakes: FirstGame["stakes"] = {
  EUR: likeEuros,
  USD: likeEuros,
  GBP: likeEuros,
  CAD: likeEuros,
  JPY: {
    min: "10",
    max: "15000",
    steps: ["10", "20", "50", "100", "200", "500", "1000", "2000", "5000", "15000"],
  },
  BTC: {
    min: "0.00000100",
    max: "0.00100000",
    steps: ["0.00000100", "0.00000500", "0.00001000", "0.00005000", "0.00010000", "0.00100000"],
  },
};

/** Half a stake is a stake at a table: for insurance. */
const tableStakes: FirstGame["stakes"] = {
  ...anyStakes,
  ...Object.fromEntries(
    ["EUR", "USD", "GBP", "CAD"].map((currency) => [
      currency,
      {
        ...likeEuros,
        min: "1.00",
        max: "500.00",
        steps: ["1.00", "2.00", "5.00", "10.00", "25.00", "50.00", "100.00", "250.00", "500.00"],
      },
    ]),
  ),
};

/** The steps are what chips are worth; a table takes many of them in a round. */
const chipsLikeEuros: StakeRange = {
  min: "0.10",
  max: "1000.00",
  steps: ["0.10", "0.50", "1.00", "5.00", "25.00", "100.00"],
};

const chipStakes: FirstGame["stakes"] = {
  EUR: chipsLikeEuros,
  USD: chipsLikeEuros,
  GBP: chipsLikeEuros,
  CAD: chipsLikeEuros,
  JPY: {
    min: "10",
    max: "150000",
    steps: ["10", "50", "100", "500", "2500", "10000"],
  },
  BTC: {
    min: "0.00000100",
    max: "0.01000000",
    steps: ["0.00000100", "0.00000500", "0.00001000", "0.00005000", "0.00025000", "0.00100000"],
  },
};

/** What a house has before staff change anything. Once it is there, the tables alone count. */
export const firstGames: readonly FirstGame[] = [
  { game: "lucky-dice", family: "dice", product: "casino", stakes: anyStakes },
  { game: "skylark", family: "crash", product: "casino", stakes: anyStakes },
  { game: "kingfishers-catch", family: "lines", product: "casino", stakes: anyStakes },
  { game: "blackjack-21", family: "blackjack", product: "tables", stakes: tableStakes },
  { game: "minesweep-reef", family: "mines", product: "casino", stakes: anyStakes },
  { game: "plinko-falls", family: "plinko", product: "casino", stakes: anyStakes },
  { game: "european-roulette", family: "roulette", product: "tables", stakes: chipStakes },
  { game: "moonlit-orchard", family: "ways", product: "casino", stakes: anyStakes },
  { game: "ember-vault", family: "tumble", product: "casino", stakes: anyStakes },
  { game: "jacks-or-better", family: "video-poker", product: "casino", stakes: anyStakes },
];
