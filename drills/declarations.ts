import type { BenchResult } from "@croupier/bench/result";

/** Sizes that a drill reads by `readSize`, by the name under which its environment may say otherwise. */
type Sizes = Readonly<Record<string, number>>;

export type Drill = {
  readonly says: string;
  /** Rows of the test programme. */
  readonly rows: readonly string[];
  /** The tests that are its short form, in every `npm test`; empty where there is none. */
  readonly shortForm: readonly string[];
  /** Files and folders. A change there makes it due; documents, and tests in a folder, do not. */
  readonly watches: readonly string[];
  readonly gate: Sizes;
  readonly night: Sizes;
  /** The code, which is loaded only when the drill runs. */
  readonly load: () => Promise<{ run: () => Promise<BenchResult> }>;
};

const ledger = ["domain/ledger", "database/migrations", "database/src", "kit/src"];
const money = [...ledger, "domain/wallet", "domain/cashier"];
const rounds = [...ledger, "domain/wallet", "domain/casino", "domain/policy"];
const server = ["apps/server", "contracts/src"];
const backoffice = ["apps/backoffice/src"];

/** Every drill, by name. */
export const drills: Readonly<Record<string, Drill>> = {
  fuzz: {
    says: "hostile requests made from the contract, many more than npm test sends",
    rows: ["D1"],
    shortForm: ["apps/server/tests/fuzz.test.ts", "apps/backoffice/tests/fuzz.test.ts"],
    watches: [
      ...server,
      ...backoffice,
      "domain",
      "database/migrations",
      "tools/hostile",
      "apps/server/tests/fuzz.test.ts",
      "apps/backoffice/tests/fuzz.test.ts",
    ],
    gate: { FUZZ_RUNS: 200 },
    night: { FUZZ_RUNS: 10_000 },
    load: () => import("./fuzz/fuzz.ts"),
  },
  "hostile-sockets": {
    says: "bytes no client would send, in seeded variants, against site and back-office",
    rows: ["D2"],
    shortForm: ["apps/server/tests/raw-sockets.test.ts"],
    watches: ["apps/server/src", "apps/backoffice/src", "tools/hostile", "package-lock.json"],
    gate: { HOSTILE_VARIANTS: 2_000 },
    night: { HOSTILE_VARIANTS: 12_000 },
    load: () => import("./hostile-sockets/hostile-sockets.ts"),
  },
  "slow-clients": {
    says: "five hundred sockets as slow as they can be, and what the others notice",
    rows: ["C5"],
    shortForm: ["apps/server/tests/slow-readers.test.ts"],
    watches: ["apps/server/src", "apps/server/realtime", "package-lock.json"],
    gate: {},
    night: {},
    load: () => import("./slow-clients/slow-clients.ts"),
  },
  idor: {
    says: "every call with a session in its path, asked with the ids of others",
    rows: ["E"],
    shortForm: ["apps/server/tests/authorisation.test.ts"],
    watches: [...server, "domain", "database/migrations"],
    gate: { IDOR_IDS: 100 },
    night: { IDOR_IDS: 500 },
    load: () => import("./idor/idor.ts"),
  },
  enumeration: {
    says: "whether the time of a refusal tells whom we know",
    rows: ["F11"],
    shortForm: ["domain/players/tests/enumeration.test.ts"],
    watches: [
      "domain/players",
      "domain/rewards",
      "apps/server/methods",
      "contracts/src/identity.ts",
    ],
    gate: { ENUMERATION_SAMPLES: 200 },
    night: { ENUMERATION_SAMPLES: 1_000 },
    load: () => import("./enumeration/enumeration.ts"),
  },
  "stored-xss": {
    says: "hostile words of an editor, and a browser wherever they are shown",
    rows: ["F9"],
    shortForm: ["journeys/stored-words.journey.ts"],
    watches: [
      "blocks",
      "ui",
      "apps/site/app",
      "apps/account/app",
      "apps/backoffice/app",
      "apps/backoffice/src",
      "apps/server/pages",
      "apps/server/src",
      "domain/content",
      "tools/stored-words",
    ],
    gate: { STORED_XSS_WORDS: 350 },
    night: { STORED_XSS_WORDS: 700 },
    load: () => import("./stored-xss/stored-xss.ts"),
  },
  redos: {
    says: "every regular expression of the product, as a checker sees it and on hostile words",
    rows: ["F10"],
    shortForm: [],
    watches: ["apps", "blocks", "contracts", "database", "domain", "games", "kit", "ui"],
    gate: {},
    night: {},
    load: () => import("./redos/redos.ts"),
  },
  "clock-skew": {
    says: "codes of a device before a server whose clock is wrong",
    rows: ["F17"],
    shortForm: ["domain/players/src/two-factor/totp.test.ts"],
    watches: [
      "domain/players/src/credentials.ts",
      "domain/players/src/two-factor",
      "kit/src/time.ts",
    ],
    gate: {},
    night: {},
    load: () => import("./clock-skew/clock-skew.ts"),
  },
  races: {
    says: "fifty requests for one thing, let go at one moment; with its negative control",
    rows: ["A3"],
    shortForm: ["domain/ledger/tests/races.test.ts"],
    watches: [...ledger, "domain/players", "apps/server/src", "drills/faults"],
    gate: { RACES_ROUNDS: 10, RACES_SLOW_ROUNDS: 5 },
    night: { RACES_ROUNDS: 100, RACES_SLOW_ROUNDS: 100 },
    load: () => import("./races/races.ts"),
  },
  "money-races": {
    says: "fifty requests for the same money, let go at one moment; with its negative control",
    rows: ["A3"],
    shortForm: ["domain/wallet/tests/play-races.test.ts"],
    watches: [
      ...money,
      ...server,
      ...backoffice,
      "domain/providers",
      "drills/faults",
      "drills/races",
      "drills/replays",
    ],
    gate: { RACES_ROUNDS: 10 },
    night: { RACES_ROUNDS: 100 },
    load: () => import("./races/money.ts"),
  },
  "money-model": {
    says: "random commands of money against a model of them; with its negative controls",
    rows: ["A1"],
    shortForm: ["drills/money-model/tests/money-model.test.ts"],
    watches: money,
    gate: { MONEY_MODEL_RUNS: 300, MONEY_MODEL_COMMANDS: 60 },
    night: { MONEY_MODEL_RUNS: 2_000, MONEY_MODEL_COMMANDS: 200 },
    load: () => import("./money-model/money-model.ts"),
  },
  interleavings: {
    says: "payouts and rounds that many hands act on at one moment; with its negative controls",
    rows: ["A3"],
    shortForm: ["drills/interleavings/tests/interleavings.test.ts"],
    watches: [
      ...money,
      "domain/casino",
      "domain/players/src/standing",
      "drills/money-model/money-world.ts",
      "drills/proofs",
      "tools/test/seed.ts",
    ],
    gate: { INTERLEAVINGS_MOMENTS: 1_000 },
    night: { INTERLEAVINGS_MOMENTS: 20_000 },
    load: () => import("./interleavings/interleavings.ts"),
  },
  bank: {
    says: "random money operations of many at once, and a reader who adds it all up; with its controls",
    rows: ["A2"],
    shortForm: ["domain/wallet/tests/play-model.test.ts"],
    watches: [...money, "drills/money-model", "tools/test/seed.ts"],
    gate: { BANK_OPERATIONS: 20_000 },
    night: { BANK_OPERATIONS: 1_000_000 },
    load: () => import("./bank/bank.ts"),
  },
  replays: {
    says: "money calls sent again, after kills and a month; with its negative control",
    rows: ["A6"],
    shortForm: ["drills/replays/tests/replays.test.ts"],
    watches: [...money, "domain/players", "domain/providers", "apps/server", "tools/test/seed.ts"],
    gate: { REPLAYS_PLAYERS: 100 },
    night: { REPLAYS_PLAYERS: 1_800 },
    load: () => import("./replays/replays.ts"),
  },
  precision: {
    says: "roundings of money against exact fractions; with its negative control",
    rows: ["A8"],
    shortForm: ["drills/precision/roundings.test.ts"],
    watches: ["kit/src", "domain/cashier", "tools/test/seed.ts"],
    gate: { PRECISION_ROUNDINGS: 1_000_000 },
    night: { PRECISION_ROUNDINGS: 10_000_000 },
    load: () => import("./precision/precision.ts"),
  },
  faults: {
    says: "kills in mid-load: what was acknowledged is there once; with its negative control",
    rows: ["A4"],
    shortForm: ["drills/faults/tests/kill.test.ts"],
    watches: [...ledger, "tools/test/seed.ts"],
    gate: { FAULTS_KILLS: 20 },
    night: { FAULTS_KILLS: 200 },
    load: () => import("./faults/faults.ts"),
  },
  crash: {
    says: "play goes on while its server and PostgreSQL are killed; with its negative control",
    rows: ["A4"],
    shortForm: ["drills/crash/tests/crash.test.ts"],
    watches: [
      ...ledger,
      "domain/wallet",
      "domain/providers",
      "drills/faults",
      "tools/test/seed.ts",
    ],
    gate: { CRASH_ROUNDS: 10 },
    night: { CRASH_ROUNDS: 100 },
    load: () => import("./crash/crash.ts"),
  },
  failover: {
    says: "PostgreSQL is killed under load and its standby takes over; with its negative control",
    rows: ["A4"],
    shortForm: ["drills/failover/tests/failover.test.ts"],
    watches: [
      ...ledger,
      "domain/wallet",
      "domain/providers",
      "apps/server/src",
      "drills/crash",
      "drills/faults",
      "tools/test/seed.ts",
    ],
    gate: { FAILOVERS: 10 },
    night: { FAILOVERS: 100 },
    load: () => import("./failover/failover.ts"),
  },
  "flight-kills": {
    says: "the writer of flights is killed at every step of its protocol",
    rows: ["G7"],
    shortForm: ["drills/flight-kills/tests/flight-kills.test.ts"],
    watches: [...rounds, "games/crash/rules", "apps/server/src", "tools/test/seed.ts"],
    gate: { FLIGHT_KILLS: 1 },
    night: { FLIGHT_KILLS: 5 },
    load: () => import("./flight-kills/flight-kills.ts"),
  },
  "round-kills": {
    says: "servers that are killed between any two steps of a round",
    rows: ["G7"],
    shortForm: ["drills/round-kills/tests/round-kills.test.ts"],
    watches: [...rounds, "games", "drills/proofs"],
    gate: { ROUND_KILLS: 1 },
    night: { ROUND_KILLS: 5 },
    load: () => import("./round-kills/round-kills.ts"),
  },
  proofs: {
    says: "stored rounds of every game, counted out again; with its negative control",
    rows: ["G9"],
    shortForm: ["domain/casino/tests/rounds.test.ts", "domain/casino/tests/steps.test.ts"],
    watches: [...rounds, "games"],
    gate: { PROOFS_ROUNDS: 2_000 },
    night: { PROOFS_ROUNDS: 10_000 },
    load: () => import("./proofs/proofs.ts"),
  },
  odds: {
    says: "rounds of the slots that cannot be counted, played out; with its negative control",
    rows: ["G6"],
    shortForm: ["drills/odds/play-out.test.ts"],
    watches: [
      "games/lines/rules",
      "games/ways/rules",
      "games/tumble/rules",
      "kit/src",
      "bench/rules",
    ],
    gate: { ODDS_ROUNDS: 20_000_000 },
    night: { ODDS_ROUNDS: 100_000_000 },
    load: () => import("./odds/odds.ts"),
  },
  "small-stakes": {
    says: "dice at the smallest stake through the server, and what the ledger says came back; with its control",
    rows: ["G6"],
    shortForm: ["kit/src/rules.test.ts", "domain/casino/src/catalogue/every-stake.test.ts"],
    watches: [...rounds, ...server, "games/dice/rules"],
    gate: { SMALL_STAKES_ROUNDS: 200_000 },
    night: { SMALL_STAKES_ROUNDS: 2_000_000 },
    load: () => import("./small-stakes/small-stakes.ts"),
  },
  stream: {
    says: "the words of rounds, asked by the tests of chance that others wrote; with its control",
    rows: ["G1"],
    shortForm: ["kit/src/fair/fair.test.ts"],
    watches: ["kit/src"],
    gate: { STREAM_SAMPLES: 10 },
    night: { STREAM_SAMPLES: 100 },
    load: () => import("./stream/stream.ts"),
  },
};
