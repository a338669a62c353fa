import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import pg from "pg";
import { openCrowd } from "@croupier/bench/crowd";
import { Call, nothing } from "./call.ts";
import { countEffects, type Asker } from "./count-effects.ts";
import { openHouse } from "./house.ts";
import { replayLives } from "./replay-lives.ts";
import type { ReplaysWish } from "./run-replays.ts";

export type ControlResult = {
  /** Players who were paid more often than they were told. */
  readonly otherMoney: number;
  /** Calls that were answered differently under one key. */
  readonly otherAnswers: number;
};

const lanes = 48;
const callsOfEach = 5;

/** The same sends, kills and month against a doorway that keeps its keys outside of what pays. */
export async function runControl(wish: ReplaysWish): Promise<ControlResult> {
  const admin = new pg.Client({ connectionString: wish.adminUrl });
  await admin.connect();
  const database = connect({ url: wish.appUrl, max: 8, name: "croupier drill control" });
  const house = openHouse({
    file: new URL("careless-doorway.ts", import.meta.url),
    processes: wish.processes,
    env: { REPLAYS_DATABASE_URL: wish.appUrl, REPLAYS_KEYS_URL: wish.adminUrl },
  });
  try {
    await admin.query(
      "CREATE TABLE public.careless_keys (player_id uuid, key text, answer text, PRIMARY KEY (player_id, key))",
    );
    const ids = await openCrowd(database, { count: wish.players, house: "house_casino" });
    const askers = ids.map((id): Asker => {
      return { id, calls: Array.from({ length: callsOfEach }, () => payCall(id)) };
    });
    await house.start();
    await replayLives(askers, { house, seed: wish.seed, lanes, aMonthLater: async () => {} });
    const { otherMoney } = await countEffects(database, askers);
    const calls = askers.flatMap((asker) => asker.calls);
    const otherAnswers = calls.filter(({ complaints }) => complaints.length > 0).length;
    return { otherMoney, otherAnswers };
  } finally {
    await house.stop();
    await admin.end();
    await database.close();
  }
}

function payCall(playerId: string): Call {
  const path = `/pay/${playerId}/${uuidv7()}`;
  return new Call({
    what: "careless pay",
    spell: () => ({ method: "POST", path, headers: {}, body: "" }),
    spellOthers: () => [],
    isRefused: () => false,
    isKept: ({ status }) => status === 201,
    steady: (body) => body,
    moved: (answer) => (answer === undefined ? nothing : { free: 1_00n, pending: 0n }),
  });
}
