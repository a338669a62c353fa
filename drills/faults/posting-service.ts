// The process under test of the ledger: a real ledger on a real pool, asked over the pipe.
import { connect } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { createLedger } from "@croupier/ledger";
import type { Reply } from "./crash-service.ts";

export type PostingQuestion = {
  transferId: string;
  playerId: string;
  from: string;
  to: string;
  minor: bigint;
};
/** The version the player's account reached, or the code of the refusal. */
export type PostingAnswer = { version: bigint; balance: bigint } | { refused: string };

const url = process.env.FAULTS_DATABASE_URL ?? "";
const durability =
  process.env.FAULTS_DURABILITY === "loses-on-crash" ? "loses-on-crash" : "durable";
const database = connect({ url, max: 4, name: "croupier faults", durability });
const ledger = createLedger({ database, announce: () => {} });

process.on("message", (message: { asked: number; question: PostingQuestion }) => {
  void answer(message).then((reply) => process.send?.(reply));
});
process.on("disconnect", () => void database.close().then(() => process.exit(0)));
process.send?.("ready");

async function answer(message: {
  asked: number;
  question: PostingQuestion;
}): Promise<Reply<PostingAnswer>> {
  const { asked, question } = message;
  const { minor, ...accounts } = question;
  try {
    const result = await ledger.post({
      ...accounts,
      kind: "grant",
      amount: money(minor, getAsset("EUR")),
      reason: "faults",
      happenedAt: new Date(),
    });
    if (!result.ok) return { asked, answer: { refused: result.refusal.code } };
    const reached = result.value.from ?? result.value.to;
    return {
      asked,
      answer: { version: reached?.version ?? 0n, balance: reached?.balance.minor ?? 0n },
    };
  } catch (error) {
    return { asked, unknown: String(error) };
  }
}
