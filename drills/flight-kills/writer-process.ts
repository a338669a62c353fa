// The process under test: the writer of flights, which dies in the middle of the statement it is told to.
import { createCasino } from "@croupier/casino";
import { connect } from "@croupier/database";
import { ok } from "@croupier/kit/result";
import { systemClock } from "@croupier/kit/time";
import { createLedger } from "@croupier/ledger";
import { openSeedVault } from "@croupier/server/casino";
import { readKeyring } from "@croupier/server/keyring";
import { createPlayMoney, createRoundMoney } from "@croupier/wallet";
import { Client } from "pg";
import { killPace, type Trap } from "./kill-points.ts";

const clock = systemClock;
const trap = JSON.parse(process.env.KILL_TRAP ?? "null") as Trap | null;
if (trap !== null) spring(trap);

const database = connect({
  url: process.env.KILL_DATABASE_URL ?? "",
  max: 6,
  name: "croupier flight kills",
});
const keyring = readKeyring(process.env.KILL_KEYS ?? "");
if (keyring === undefined) throw new Error("the keys cannot be read");
const guards = { mayPlay: async (_tx: unknown, bets: readonly unknown[]) => bets.map(() => ok()) };
const ledger = createLedger({ database, announce: () => {} });
const casino = createCasino({
  database,
  clock,
  vault: openSeedVault(keyring),
  signer: { keyId: "none", sign: () => "", publicKeyOf: () => "" },
  money: {
    ...createPlayMoney({ database, ledger, guards, announce: () => {} }),
    playRounds: createRoundMoney<"casino" | "tables", never>({
      database,
      guards,
      announce: () => {},
    }).play,
  },
  keepSignedIn: async () => true,
  realityCheckDueAt: async () => null,
  flightPace: killPace,
});
const writer = casino.flights.openWriter({
  game: "skylark",
  writer: String(process.pid),
  onWritten: () => {},
  onParked: (error) => console.error(error),
});

process.on("message", (round: string) => void writer.land(round));
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
for (;;) {
  const waitMs = await writer.step().catch((error: unknown) => {
    console.error(error);
    return 50;
  });
  // Short sleeps stand in for being woken by a press.
  await new Promise((resolve) => setTimeout(resolve, Math.min(20, Math.max(1, waitMs))));
}

/** Dies by SIGKILL before or behind a statement, or behind the commit that follows it. */
function spring({ statement, moment, nth }: Trap): void {
  const wanted = new RegExp(statement);
  const query = Client.prototype.query as (this: Client, ...asked: unknown[]) => unknown;
  let seen = 0;
  const armed = new WeakSet<Client>();
  const die = () => process.kill(process.pid, "SIGKILL");
  Client.prototype.query = function (this: Client, ...asked: unknown[]) {
    const [first] = asked;
    const text = typeof first === "string" ? first : ((first as { text?: string })?.text ?? "");
    const isWanted = wanted.test(text) && (seen += 1) === nth;
    if (isWanted && moment === "before") die();
    const answer = query.apply(this, asked);
    if (isWanted && moment === "behind") void (answer as Promise<unknown>).then(die);
    if (isWanted && moment === "committed") armed.add(this);
    else if (armed.has(this) && /^commit/i.test(text)) void (answer as Promise<unknown>).then(die);
    return answer;
  } as never;
}
