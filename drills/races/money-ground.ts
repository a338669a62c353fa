// Two servers, a desk of staff, and players who each have exactly what is raced for.
import { staff } from "@croupier/contracts";
import { connect, type Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { randomToken } from "@croupier/kit/random";
import { createLedger } from "@croupier/ledger";
import { signIn } from "@croupier/bench/open-sessions";
import { hear, leave, runOnCore, type Pinned } from "@croupier/bench/on-core";
import { openPlayers, startMinor, type Player, type Signing } from "../replays/open-players.ts";
import { startPaymentsStub, type PaymentsStub } from "../replays/payments-stub.ts";
import { prove } from "../replays/prove.ts";
import { serverEnv } from "@croupier/bench/server-env";
import { startServing, type Serving } from "@croupier/bench/serving";

const eur = getAsset("EUR");

export type MoneyGround = {
  readonly serving: Serving;
  readonly database: Database;
  readonly payments: PaymentsStub;
  readonly signing: Signing;
  /** Whom everybody sends money. */
  readonly recipient: string;
  readonly desk: { readonly port: number; readonly cookie: string };
  portOf(index: number): number;
  /** Somebody whom nobody has raced for yet, with so much and not more. */
  takePlayer(minor: bigint): Promise<Player>;
  /** As many sessions of theirs, each with a proof of its own. */
  openSessions(player: Player, count: number): Promise<readonly string[]>;
  /** What is wrong with the money of a player, or nothing. */
  expectMoney(player: Player, must: Readonly<Record<string, bigint>>): Promise<string | undefined>;
  /** The worker's rounds, for as long as it takes until nothing waits for it. */
  workUntil(isDone: () => Promise<boolean>): Promise<void>;
  stop(): Promise<void>;
};

export async function openMoneyGround(players: number): Promise<MoneyGround> {
  const keys = `bench:${randomToken(32)}`;
  const payments = await startPaymentsStub();
  const env = { ...payments.env, CROUPIER_KEYS: keys };
  const opened: { players: readonly Player[]; signing: Signing }[] = [];
  const serving = await startServing({
    servers: 2,
    shedsNothing: true,
    env,
    prepare: async ({ appUrl }) => {
      const before = connect({ url: appUrl, max: 8, name: "croupier drill races" });
      opened.push(await openPlayers(before, { keys, count: players + 1 }));
      await before.close();
    },
  });
  const processEnv = { ...serverEnv(serving.database.appUrl), BACKOFFICE_PORT: "0", ...env };
  const back = runOnCore(1, new URL("./serve-payments-desk.ts", import.meta.url).href, processEnv);
  const database = connect({ url: serving.database.appUrl, max: 8, name: "croupier drill races" });
  const ledger = createLedger({ database, announce: () => {} });
  const [stranger, ...waiting] = opened[0]?.players ?? [];
  const signing = opened[0]?.signing;
  if (stranger === undefined || signing === undefined) throw new Error("nobody is there to race");

  return {
    serving,
    database,
    payments,
    signing,
    recipient: `${stranger.id}@example.com`,
    desk: await enterDesk(back),
    portOf: (index) => serving.servers[index % serving.servers.length]?.port ?? 0,
    async takePlayer(minor) {
      const player = waiting.pop();
      if (player === undefined) throw new Error("everybody was raced for");
      const posted = await ledger.post({
        transferId: uuidv7(),
        playerId: player.id,
        kind: "adjustment",
        from: "cash_free",
        to: "house_bank",
        amount: money(startMinor - minor, eur),
        reason: "bench",
        happenedAt: new Date(),
      });
      if (!posted.ok) throw new Error(posted.refusal.code);
      return player;
    },
    async openSessions(player, count) {
      const sessions = await signIn(
        database,
        Array.from({ length: count }, () => player.id),
      );
      await prove(database, player);
      return sessions.map(({ token }) => token);
    },
    expectMoney: (player, must) => expectMoney(database, player, must),
    async workUntil(isDone) {
      const worker = runOnCore(1, import.meta.resolve("@croupier/bench/serve-worker"), processEnv);
      await hear(worker.child);
      while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 200));
      await leave(worker);
    },
    async stop() {
      await database.close();
      await leave(back);
      await serving.stop();
      await payments.stop();
    },
  };
}

async function enterDesk(back: Pinned): Promise<{ port: number; cookie: string }> {
  const { port, password } = await hear<{ port: number; password: string }>(back.child);
  const origin = `http://localhost:${port}`;
  const answer = await fetch(origin + staff.signIn.path, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ login: "bench", password }),
  });
  if (!answer.ok) throw new Error(`staff may not enter: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
  return { port, cookie: cookies.join("; ") };
}

async function expectMoney(
  { pool }: Database,
  { id }: Player,
  must: Readonly<Record<string, bigint>>,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ account: string; balance: bigint }>(
    "SELECT account, balance FROM ledger.accounts WHERE player_id = $1 AND account = ANY ($2)",
    [id, Object.keys(must)],
  );
  const found = new Map(rows.map(({ account, balance }) => [account, balance]));
  const wrong = Object.entries(must).filter(([name, minor]) => (found.get(name) ?? 0n) !== minor);
  if (wrong.length === 0) return undefined;
  return wrong.map(([name, minor]) => `${name} ${found.get(name)}, not ${minor}`).join("; ");
}
