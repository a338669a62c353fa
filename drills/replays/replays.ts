// `npm run drill replays`: row A6 of the test programme, with its negative control.
import { startBenchServer } from "@croupier/bench/bench-server";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { runControl } from "./run-control.ts";
import { runReplays } from "./run-replays.ts";
import { readSize } from "../sizes.ts";
import { readTestSeed } from "@croupier/tools/seed";

const playersWhole = 1_800;
const players = readSize("REPLAYS_PLAYERS");
const seed = readTestSeed();
const repeatsWhole = 100_000;
const repeatsMin = players < playersWhole ? 0 : repeatsWhole;
const controlPlayers = 100;

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer();
  try {
    const wish = { appUrl: server.appUrl, adminUrl: server.adminUrl, seed, processes: 2 };
    const kept = await runReplays({ ...wish, players });
    for (const complaint of kept.complaints.slice(0, 20)) console.error(`  ${complaint}`);
    const control = await runControl({ ...wish, players: Math.min(players, controlPlayers) });
    const { repeats, otherMoney, rowsOff, sharedAnswers, violations } = kept;
    const unanswered = Object.entries(kept.neverAnswered);
    const wrong = otherMoney + rowsOff + sharedAnswers + violations + kept.complaints.length;
    return {
      id: "replays",
      what: `A6: every money call over HTTP, of ${players} players, sent one to five times in any order to two processes, through a SIGKILL of both in mid-load and once more a month later, then again and under its key with other words`,
      figures: {
        sent: kept.sent,
        "repeats of an answered call, answered the same": repeats,
        "another under its key, refused": kept.refusedOthers,
        "killed before they were answered": kept.killedUnanswered,
        ...Object.fromEntries(
          unanswered.map(([what, count]) => [
            `${what}: there is nothing to answer for good`,
            count,
          ]),
        ),
        "answered otherwise": kept.complaints.length,
        "players with other money than their answers say": otherMoney,
        "deposits, withdrawals and transfers beside one for each answer": rowsOff,
        "answers that two were given": sharedAnswers,
        "audit violations": violations,
        "negative control, key outside of what pays: players paid twice": control.otherMoney,
        "negative control: calls answered otherwise": control.otherAnswers,
      },
      limit: {
        "repeats of an answered call, answered the same": `${repeatsWhole.toLocaleString("en")} in a whole run, of ${playersWhole.toLocaleString("en")} players`,
        "answered otherwise": "0",
        "players with other money than their answers say": "0",
        "deposits, withdrawals and transfers beside one for each answer": "0",
        "answers that two were given": "0",
        "audit violations": "0",
        "negative control, key outside of what pays: players paid twice": "more than 0",
      },
      pass: wrong === 0 && repeats >= repeatsMin && control.otherMoney > 0,
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await server.stop();
  }
}
