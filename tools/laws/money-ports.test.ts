import { endpoints } from "@croupier/contracts";
import { expect, test } from "vitest";
import { expectNone } from "./parts/expect-none.ts";
import { listFiles, readProjectFile } from "./parts/files.ts";
import { isCode, isNode, isTest, parseCode, walk, type Node } from "./parts/syntax.ts";

type Port = "mayDeposit" | "mayPlay" | "mayWithdraw";

/**
 * Every place of the product that moves money, with the port it asks in the money's transaction; `own`:
 * the check stands in the file itself.
 */
const movements: Readonly<
  Record<string, readonly (Port | `none: ${string}` | `own: ${string}`)[]>
> = {
  "domain/wallet/src/adjustments/create-adjustments.ts": ["own: the yes of a second of staff"],
  "domain/wallet/src/bonus-money.ts": ["none: bonus money is the house's until it is released"],
  "domain/wallet/src/create-wallet.ts": ["none: play money of the demo is no deposit"],
  "domain/wallet/src/guarded-money.ts": ["mayDeposit"],
  "domain/wallet/src/play/create-play-money.ts": [
    "none: what gives back or pays is never kept from a player",
  ],
  "domain/wallet/src/play/create-round-money.ts": [
    "mayPlay",
    "mayPlay",
    "own: a stake of this transaction goes back with the end that was refused",
  ],
  "domain/wallet/src/play/play-guarded.ts": ["mayPlay"],
  "domain/wallet/src/play/round-purse.ts": [
    "own: what feeds a pot stays with the house",
    "own: a pot that has dropped is owed to its round",
  ],
  "domain/wallet/src/reversed-money.ts": [
    "own: what is taken back was paid in, and is taken once",
    "own: what is given back was taken",
    "own: what is owed is owed",
  ],
  "domain/wallet/src/transfer-money.ts": [
    "own: the cashier asks both sides' standing in the step it hands over",
  ],
  "domain/wallet/src/withdrawal-money.ts": [
    "own: the cashier asks mayWithdraw in the work it hands over",
  ],
};

const speaksOfPosting = /\b(post(Checked|Together|Within)?|playBatch(Within)?|playRoundsWithin)\b/;

/** Groups whose calls may move money: each call with the port it asks. */
const groups: Readonly<Record<string, Readonly<Record<string, Port | "reads" | "owed">>>> = {
  wallet: { balances: "reads" },
  statements: {
    transactions: "reads",
    transaction: "reads",
    receipt: "reads",
    statement: "reads",
    netDeposits: "reads",
    payments: "reads",
  },
  // What pays and what takes back is owed: only a bet asks.
  providers: {
    authenticate: "reads",
    balance: "reads",
    bet: "mayPlay",
    win: "owed",
    rollback: "owed",
    endRound: "owed",
    freeRound: "owed",
    jackpotWin: "owed",
  },
  treasury: {
    adjustments: "reads",
    // Two of staff answer for it, and the audit trail names both.
    askAdjustment: "reads",
    answerAdjustment: "owed",
    houseAccounts: "reads",
    playerBooks: "reads",
    takeTable: "reads",
    deposits: "reads",
    deposit: "reads",
    // The worker asks, as it does by itself.
    askProvider: "reads",
    refunds: "reads",
    // What came in goes back, all of it: its own check stands where it is taken.
    askRefund: "owed",
    answerRefund: "owed",
    reversals: "reads",
    settlements: "reads",
    settlement: "reads",
  },
  gameDesk: {
    games: "reads",
    game: "reads",
    // Rounds that are open are ended as their rules say: what they win is owed.
    setSwitch: "owed",
    setBadge: "reads",
    setPlaces: "reads",
    askProfile: "reads",
    answerProfile: "reads",
    jackpots: "reads",
    // A pot takes its part of stakes when they are made, and pays when it drops.
    setPotSwitch: "reads",
    askPotChange: "reads",
    answerPotChange: "reads",
    rounds: "reads",
    round: "reads",
    seeds: "reads",
    freeRounds: "reads",
    // Money moves when they are played, and playing asks.
    giveFreeRounds: "reads",
    answerFreeRounds: "reads",
    cancelFreeRounds: "reads",
    performance: "reads",
    takePerformance: "reads",
  },
  // The operator's tables decide what may be launched; only a stake asks the player's standing with its money.
  casino: {
    gameUrl: "reads",
    recordPlay: "reads",
    ownGames: "reads",
    keepFavourite: "reads",
    dropFavourite: "reads",
    jackpots: "reads",
    lobbyGameUrl: "reads",
    offers: "reads",
    promotionalSpins: "reads",
    receipt: "reads",
    receiptKeys: "reads",
    revealRound: "reads",
  },
  games: { realUrl: "reads", practiceUrl: "reads" },
  play: {
    openSession: "reads",
    session: "reads",
    endSession: "reads",
    game: "reads",
    openRound: "mayPlay",
    // What is added to a round asks; what ends it is owed.
    act: "mayPlay",
    rounds: "reads",
    round: "reads",
    seeds: "reads",
    rotateSeeds: "reads",
  },
  hub: { userInfo: "reads", balance: "reads", bet: "mayPlay", win: "owed", rollback: "owed" },
  cashier: {
    depositMethods: "reads",
    beginDeposit: "mayDeposit",
    deposits: "reads",
    deposit: "reads",
    forgetMethod: "reads",
    giveUpDeposit: "mayDeposit",
    providerNotice: "mayDeposit",
  },
  withdrawals: {
    methods: "reads",
    quote: "reads",
    request: "mayWithdraw",
    list: "reads",
    read: "reads",
    // What was set aside is sent, or is the player's again: either is owed.
    cancel: "owed",
    payoutNotice: "owed",
  },
  playerTransfers: { terms: "reads", send: "mayWithdraw", list: "reads", answer: "mayDeposit" },
  payments: { methodGroups: "reads", profileInfo: "reads" },
  withdrawalDesk: {
    queue: "reads",
    figures: "reads",
    takeNext: "reads",
    read: "reads",
    assign: "reads",
    approve: "owed",
    confirm: "owed",
    reject: "owed",
    split: "reads",
    stop: "reads",
  },
};

/** Groups whose calls say who somebody is, what is shown, or how the house is run. */
const moneyless = new Set([
  "identity",
  "signIn",
  "account",
  "playerVerification",
  "linkedAccounts",
  "saferPlay",
  "documents",
  "documentReview",
  "referral",
  "notifications",
  "siteConfiguration",
  "content",
  "consent",
  "analytics",
  "support",
  "geolocation",
  "health",
  "staff",
  "providerDesk",
  "supportDesk",
  "operations",
  "desk",
]);

test("every movement of money has a row with the port it asks, and every row a movement", () => {
  const files = listFiles().filter(
    (path) =>
      /^(domain|apps|games)\//.test(path) &&
      !path.startsWith("domain/ledger/") &&
      isCode(path) &&
      !isTest(path) &&
      !path.includes("/tests/"),
  );
  const found = Object.fromEntries(
    files.flatMap((path) => {
      const source = readProjectFile(path);
      // Reading each file as a tree is slow, and few speak of posting at all.
      const posts = speaksOfPosting.test(source) ? findPosts(parseCode(path, source)) : [];
      return posts.length === 0 ? [] : [[path, posts] as const];
    }),
  );
  expect(
    Object.keys(found),
    "say in tools/laws/money-ports.test.ts which port stands before the movement",
  ).toEqual(Object.keys(movements));
  for (const [path, posts] of Object.entries(found)) {
    const ports = movements[path] ?? [];
    const unchecked = ports.filter((port) => port.startsWith("none: "));
    expect([path, posts.filter((post) => post === "post").length]).toEqual([
      path,
      unchecked.length,
    ]);
    expect([path, posts.length]).toEqual([path, ports.length]);
    const source = readProjectFile(path);
    expectNone(
      ports
        .filter((port) => !/^(none|own): /.test(port))
        .filter((port) => !new RegExp(String.raw`guards\.${port}\(\s*tx\b`).test(source)),
      { obey: `${path} asks the port it claims to ask` },
    );
  }
});

test("one file asks the doorway of games", () => {
  const asking = listFiles().filter(
    (path) =>
      /^(domain|apps|games)\//.test(path) &&
      isCode(path) &&
      !path.includes("/tests/") &&
      /\bwallet\.play\b/.test(readProjectFile(path).replace(/(\/\*|\/\/|^ \*).*$/gm, "")),
  );
  expect(asking).toEqual(["domain/wallet/src/play/play-batch.ts"]);
});

test("every call of a group that may move money has a row with the port it asks", () => {
  const silent = Object.entries(endpoints).flatMap(([group, calls]) => {
    if (moneyless.has(group)) return [];
    const rows = groups[group];
    if (rows === undefined) return [`${group}: does it move money?`];
    return Object.keys(calls)
      .filter((call) => rows[call] === undefined)
      .map((call) => `${group}.${call}`);
  });
  expectNone(silent, {
    obey: "add the call to tools/laws/money-ports.test.ts with mayDeposit, mayPlay, mayWithdraw, reads or owed",
  });
});

test.each([
  ["ledger.post(transfer)", ["post"]],
  ["room.ledger.postChecked(transfer, check)", ["postChecked"]],
  ["const { ledger } = room; ledger.post(a); ledger.post(b);", ["post", "post"]],
  ["ledger.postTogether(decide)", ["postChecked"]],
  ["queue.post(letter)", []],
  ["playBatch(pool, batch)", ["post"]],
  ["await playBatchWithin(tx, batch)", ["postChecked"]],
  ["await playRoundsWithin(tx, batch)", ["postChecked"]],
  ["await postWithin(tx, stripe, transfer)", ["postChecked"]],
])("%s is seen as %j", (source, posts) => {
  expect(findPosts(parseCode("x.ts", source))).toEqual(posts);
});

/** The doorways, past the guards and behind them. */
const playing: ReadonlyMap<unknown, "post" | "postChecked"> = new Map([
  ["playBatch", "post"],
  ["playBatchWithin", "postChecked"],
  ["playRoundsWithin", "postChecked"],
  ["postWithin", "postChecked"],
]);

/** Calls of the ledger's ways to post, and of the games', in their order. */
function findPosts(program: Node): ("post" | "postChecked")[] {
  const found: ("post" | "postChecked")[] = [];
  walk(program, ({ type, callee }) => {
    if (type !== "CallExpression" || !isNode(callee)) return;
    const doorway = playing.get(callee.name);
    if (doorway !== undefined) found.push(doorway);
    if (!isNode(callee.property)) return;
    const owner = isNode(callee.object) ? callee.object : undefined;
    const name = owner && (isNode(owner.property) ? owner.property.name : owner.name);
    const called = callee.property.name;
    if (name !== "ledger") return;
    if (called === "post" || called === "postChecked") found.push(called);
    if (called === "postTogether") found.push("postChecked");
  });
  return found;
}
