/** Quicker than anybody could play: only the order of things is looked at. */
export const killPace = { boardingMs: 350, restMs: 100, leaseMs: 500 };

export type Trap = {
  /** A regular expression over the text of a statement. */
  readonly statement: string;
  readonly moment: "before" | "behind" | "committed";
  /** Which of them. */
  readonly nth: number;
};

/** Every step of the protocol of a flight, and both sides of what it writes. */
export const killPoints: Readonly<Record<string, Omit<Trap, "nth">>> = {
  "before it boards": { statement: "INSERT INTO casino.flights", moment: "before" },
  "when it boards": { statement: "INSERT INTO casino.flights", moment: "committed" },
  "before it takes off": { statement: "SET state = 'flying'", moment: "before" },
  "taking off, uncommitted": { statement: "SET state = 'flying'", moment: "behind" },
  "when it has taken off": { statement: "SET state = 'flying'", moment: "committed" },
  "before the money of a landing": { statement: "wallet\\.play", moment: "before" },
  "behind the money of a landing, uncommitted": { statement: "wallet\\.play", moment: "behind" },
  "behind its seats, uncommitted": { statement: "UPDATE casino.flight_seats", moment: "behind" },
  "when a landing is committed and not told": {
    statement: "UPDATE casino.flight_seats",
    moment: "committed",
  },
  "before it is over": { statement: "SET state = 'over'", moment: "before" },
  "when it is over and not told": { statement: "SET state = 'over'", moment: "committed" },
};
