import type { Result } from "@croupier/kit/result";
import type { PublishRefusal } from "../refusals.ts";
import type { AskHints, HintGate } from "./hint-gate.ts";

/** Longer chains of new pages that lead to each other go out with another press. */
const passesMax = 5;

/**
 * One after the other, each done or refused by itself. What is published is looked at once for all; what
 * was kept back is tried again after the others, because it may lead to one of them.
 */
export async function publishInPasses<Request extends { readonly entryId: string }, Told>(
  requests: readonly Request[],
  {
    look,
    publish,
  }: {
    readonly look: HintGate["look"];
    readonly publish: (
      request: Request,
      askHints: AskHints,
    ) => Promise<Result<Told, PublishRefusal>>;
  },
): Promise<ReadonlyMap<string, Result<Told, PublishRefusal>>> {
  const answers = new Map<string, Result<Told, PublishRefusal>>();
  let waiting = requests;
  for (let pass = 0; pass < passesMax; pass += 1) {
    const prepare = look();
    const keptBack: Request[] = [];
    for (const request of waiting) {
      const answer = await publish(request, await prepare(request.entryId));
      answers.set(request.entryId, answer);
      if (!answer.ok && answer.refusal.code === "hints_open") keptBack.push(request);
    }
    if (keptBack.length === waiting.length) break;
    waiting = keptBack;
  }
  return answers;
}
