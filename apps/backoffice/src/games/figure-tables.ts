import type { GameFiguresView, PlayedDayView } from "@croupier/contracts";

/** The head first. */
type Table = readonly (readonly string[])[];

const moneyHead = ["currency", "staked", "paid", "gross", "free_staked", "free_paid"];

type Turnover = GameFiguresView["turnover"][number];

const moneyOf = ({ currency, staked, paid, gross, freeStaked, freePaid }: Turnover) => [
  currency,
  staked,
  paid,
  gross,
  freeStaked,
  freePaid,
];

/** A row for each game, configuration and currency. */
export function tableOfGames(games: readonly GameFiguresView[]): Table {
  const told = ["return_declared", "return_actual", "band_low", "band_high", "odd"];
  return [
    ["game", "profile_version", "rounds", ...moneyHead, ...told],
    ...games.flatMap(({ game, profileVersion, rounds, declared, returned, turnover }) =>
      turnover.map((of) => [
        game,
        String(profileVersion),
        String(rounds),
        ...moneyOf(of),
        String(declared),
        ...(returned === null
          ? ["", "", "", ""]
          : [returned.actual, returned.low, returned.high, returned.isOdd].map(String)),
      ]),
    ),
  ];
}

export function tableOfDays(days: readonly PlayedDayView[]): Table {
  return [
    ["day", "rounds", ...moneyHead],
    ...days.map((one) => [one.day, String(one.rounds), ...moneyOf(one)]),
  ];
}
