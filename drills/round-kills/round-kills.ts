// `npm run drill round-kills`: servers that are killed between the steps of rounds.
import { connect } from "@croupier/database";
import { startBenchServer } from "@croupier/bench/bench-server";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { killRounds } from "./kill-rounds.ts";
import { moments } from "./moments.ts";
import { readSize } from "../sizes.ts";

const games = ["lucky-dice", "blackjack-21", "minesweep-reef", "kingfishers-catch"];
const times = readSize("ROUND_KILLS");

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer();
  const database = connect({ url: server.appUrl, max: 8, name: "croupier drill kills" });
  try {
    const killed = await killRounds(database, { url: server.appUrl, games, times });
    const { kills, rounds, ...faults } = killed;
    const wanted = games.length * moments.length * times;
    return {
      id: "round-kills",
      what: `rounds of ${games.join(", ")}: every step of each is first asked of a process that is killed (${moments.join("; ")}), ${times} rounds for each moment and game, then of one that lives, twice`,
      figures: {
        kills,
        "rounds played to their end": rounds,
        "came out otherwise than their seeds say": faults.otherwise,
        "numbers drawn anew": faults.redraws,
        "repeats answered otherwise": faults.answeredOtherwise,
        "new rounds beside an open one": faults.beside,
        "rounds or stakes stuck": faults.stuck,
        "audit violations": faults.violations,
      },
      limit: {
        "rounds played to their end": `${wanted}`,
        "everything else but kills": "0",
      },
      pass: rounds === wanted && Object.values(faults).every((count) => count === 0),
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await database.close();
    await server.stop();
  }
}
