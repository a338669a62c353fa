import type { Outcome } from "./batcher.ts";
import { defaultRetry, LedgerOutage, retrying } from "./retry.ts";

/**
 * Sends a batch and asks again while its outcome is unknown. One command that the database cannot
 * digest must not take its neighbours down with it: then each is sent alone.
 */
export async function sendOrSplit<Command, Answer>(
  commands: readonly Command[],
  send: (commands: readonly Command[]) => Promise<readonly Answer[]>,
): Promise<Outcome<Answer>[]> {
  try {
    const answers = await retrying(defaultRetry, () => send(commands));
    return answers.map((answer) => ({ answer }));
  } catch (failure) {
    if (commands.length === 1 || failure instanceof LedgerOutage) {
      return commands.map(() => ({ failure }));
    }
    const outcomes: Outcome<Answer>[] = [];
    for (const command of commands) outcomes.push(...(await sendOrSplit([command], send)));
    return outcomes;
  }
}
