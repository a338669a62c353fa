// `npm run drill proofs`: stored rounds of every game, counted out again from their seeds.
import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { auditMoney } from "@croupier/wallet";
import { startBenchServer } from "@croupier/bench/bench-server";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { openCrowd } from "@croupier/bench/crowd";
import { openHouse, type House } from "./open-house.ts";
import { nextAction, openings } from "./play-on.ts";
import { isGenuine, readStoredRounds, type StoredRound } from "./stored-rounds.ts";
import { readSize } from "../sizes.ts";

const wanted = readSize("PROOFS_ROUNDS");
const seatsOfAGame = 8;

export async function run(): Promise<BenchResult> {
  const server = await startBenchServer();
  const database = connect({ url: server.appUrl, max: 8, name: "croupier drill proofs" });
  try {
    const games = Object.keys(openings);
    const house = await openHouse(database);
    const count = games.length * seatsOfAGame;
    const playerIds = await openCrowd(database, { count, house: "house_casino" });
    const each = Math.ceil(wanted / count);
    await Promise.all(
      playerIds.map((playerId, index) =>
        playOn(house, { playerId, game: games[index % games.length] ?? "", rounds: each }),
      ),
    );
    await house.drain();
    const rounds = await readStoredRounds(database);
    const mismatches = rounds.filter((round) => !isGenuine(round)).length;
    const changed = rounds.filter((_, index) => index % 50 === 0).flatMap(spoilt);
    const missed = changed.filter(isGenuine).length;
    const violations = (await auditMoney(database)).length;
    return {
      id: "proofs",
      what: `rounds of ${games.length} games played through the real casino and ledger, read back from their rows and counted out again from seeds, choices and rules; the negative control changes one thing of every fiftieth round: our seed, the number, the outcome shown or what was paid`,
      figures: {
        "rounds stored": rounds.length,
        games: new Set(rounds.map(({ game }) => game)).size,
        "rounds of several steps": rounds.filter(({ actions }) => actions.length > 0).length,
        mismatches,
        "negative control: changed rounds": changed.length,
        "negative control: not seen": missed,
        "audit violations": violations,
      },
      limit: {
        "rounds stored": `at least ${wanted.toLocaleString("en")}`,
        mismatches: "0",
        "negative control: not seen": "0",
        "audit violations": "0",
      },
      pass: rounds.length >= wanted && mismatches === 0 && missed === 0 && violations === 0,
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await database.close();
    await server.stop();
  }
}

async function playOn(
  { frame, sit, sessionOf }: House,
  asked: { readonly playerId: string; readonly game: string; readonly rounds: number },
): Promise<void> {
  const opening = openings[asked.game];
  if (opening === undefined) throw new Error(`nobody knows how ${asked.game} begins`);
  const session = await sessionOf(await sit(asked.playerId, asked.game));
  for (let played = 0; played < asked.rounds; played += 1) {
    let answer = await frame.openRound(session, { playId: uuidv7(), ...opening });
    while (answer.ok && answer.value.state === "open") {
      const { id: roundId, actions } = answer.value;
      const action = nextAction(answer.value);
      answer = await frame.act(session, { roundId, place: actions.length, action });
    }
    if (!answer.ok) throw new Error(`${asked.game} refused the drill: ${answer.refusal.code}`);
    // Seeds are turned now and then, so that rounds of several pairs are read back.
    if (played % 40 === 39) await frame.rotateSeeds(session, `bench-${played}`);
  }
}

/** The same round as a liar would tell it. */
function spoilt(round: StoredRound): StoredRound[] {
  const { seeds } = round;
  return [
    { ...round, seeds: { ...seeds, serverSeed: `${seeds.serverSeed.slice(1)}0` } },
    { ...round, fingerprint: `${round.fingerprint.slice(1)}0` },
    { ...round, payout: round.payout + 1n },
    { ...round, shown: round.shown.map((events) => [...events, { type: "luck" }]) },
  ];
}
