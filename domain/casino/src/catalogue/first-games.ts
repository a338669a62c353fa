import type { Product } from "@croupier/policy";

/** Stakes of a currency, as decimal text. */
export type StakeRange = {
  /** Of one stake of the bar: a spin, a seat. */
  readonly min: string;
  readonly max: string;
  readonly steps: readonly string[];
  /** Of a round as it begins, where several seats and side bets may make it more than one stake. */
  readonly roundMax?: string;
  /** Of the price of a feature, where one is sold. */
  readonly buyMax?: string;
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

const buyMax: Readonly<Record<string, string>> = { JPY: "750000", BTC: "0.05000000" };
/** A feature costs many spins: what is taken of its price is a limit of its own. */
const saleStakes = withLimits(anyStakes, (currency) => ({ buyMax: buyMax[currency] ?? "5000.00" }));

const seatsMax: Readonly<Record<string, string>> = { JPY: "67500", BTC: "0.00450000" };
/** Three seats at the most of each, and half of it on pairs beside each. */
const seatStakes = withLimits(tableStakes, (currency) => ({
  roundMax: seatsMax[currency] ?? "2250.00",
}));

function withLimits(
  stakes: FirstGame["stakes"],
  limitsIn: (currency: string) => Partial<StakeRange>,
): FirstGame["stakes"] {
  return Object.fromEntries(
    Object.entries(stakes).map(([currency, range]) => [
      currency,
      { ...range, ...limitsIn(currency) },
    ]),
  );
}

/** What a house has before staff change anything. Once it is there, the tables alone count. */
export const firstGames: readonly FirstGame[] = [
  { game: "lucky-dice", family: "dice", product: "casino", stakes: anyStakes },
  { game: "skylark", family: "crash", product: "casino", stakes: anyStakes },
  { game: "kingfishers-catch", family: "lines", product: "casino", stakes: anyStakes },
  { game: "blackjack-21", family: "blackjack", product: "tables", stakes: seatStakes },
  { game: "minesweep-reef", family: "mines", product: "casino", stakes: anyStakes },
  { game: "plinko-falls", family: "plinko", product: "casino", stakes: anyStakes },
  { game: "european-roulette", family: "roulette", product: "tables", stakes: chipStakes },
  { game: "moonlit-orchard", family: "ways", product: "casino", stakes: anyStakes },
  { game: "ember-vault", family: "tumble", product: "casino", stakes: saleStakes },
  { game: "jacks-or-better", family: "video-poker", product: "casino", stakes: anyStakes },
];
