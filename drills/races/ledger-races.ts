// Races through the doorway of the ledger, by two processes that know nothing of each other.
import { join } from "node:path";
import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import { startCrashService, type CrashService } from "../faults/crash-service.ts";
import type { PostingAnswer, PostingQuestion } from "../faults/posting-service.ts";
import type { Race } from "./race.ts";

const rivals = 50;
const stake = 1_000n;

export type LedgerRaces = { readonly races: Race[]; stop(): Promise<void> };

export async function openLedgerRaces(database: Database, appUrl: string): Promise<LedgerRaces> {
  const ledger = createLedger({ database, announce: () => {} });
  await ledger.openHouseAccount({ account: "house_bank", asset: getAsset("EUR") });
  const start = (): Promise<CrashService<PostingQuestion, PostingAnswer>> =>
    startCrashService({
      file: join(import.meta.dirname, "../faults/posting-service.ts"),
      settings: { FAULTS_DATABASE_URL: appUrl },
    });
  const services = [await start(), await start()] as const;
  const everybody = Array.from({ length: rivals }, (_, index) => index);
  const ask = (index: number, question: PostingQuestion): Promise<PostingAnswer> =>
    services[index % 2 === 0 ? 0 : 1].ask(question);

  /** A player who has exactly one stake. */
  async function openPlayer(): Promise<PostingQuestion> {
    const playerId = uuidv7();
    await ledger.openAccounts({ playerId, accounts: ["cash_free"], asset: getAsset("EUR") });
    const grant = {
      transferId: uuidv7(),
      playerId,
      from: "house_bank",
      to: "cash_free",
      minor: stake,
    };
    await ask(0, grant);
    return { ...grant, from: "cash_free", to: "house_bank" };
  }

  async function spendTogether(): Promise<string | undefined> {
    const spend = await openPlayer();
    const answers = await Promise.all(
      everybody.map((index) => ask(index, { ...spend, transferId: uuidv7() })),
    );
    const paid = answers.filter((answer) => "version" in answer).length;
    return paid === 1 ? undefined : `paid ${paid} times`;
  }

  async function repeatTogether(): Promise<string | undefined> {
    const { playerId } = await openPlayer();
    const grant = {
      transferId: uuidv7(),
      playerId,
      from: "house_bank",
      to: "cash_free",
      minor: stake,
    };
    const answers = await Promise.all(everybody.map((index) => ask(index, grant)));
    const said = new Set(answers.map((answer) => ("version" in answer ? answer.version : 0n)));
    const [balance] = await ledger.readBalances(playerId);
    if (said.size !== 1 || said.has(0n)) return "different answers for one id";
    return balance?.balance.minor === 2n * stake
      ? undefined
      : `${balance?.balance.minor} are there`;
  }

  return {
    races: [
      {
        name: `${rivals} spends of a balance that covers one, two processes: one`,
        round: spendTogether,
      },
      {
        name: `one transfer asked ${rivals} times, two processes: one effect`,
        round: repeatTogether,
      },
    ],
    stop: async () => void (await Promise.all(services.map((service) => service.stop()))),
  };
}
