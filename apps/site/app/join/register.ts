import type { Registration } from "@croupier/contracts";

import { client } from "../calls/client.ts";
import { explainFailure, explainProblem } from "../calls/explain-problem.ts";
import type { MessageKey } from "../language/Messages.context.tsx";
import type { Answers } from "./answers.ts";
import type { Step } from "./funnel.ts";
import { limitsToSet, toRegistration } from "./later-answers.ts";
import { refusedFields, stepToMend, type FieldErrors } from "./refusal-fields.ts";

export interface JoinRefusal {
  readonly alert: MessageKey;
  readonly fields: FieldErrors;
  /** Where to go and mend it; absent when no screen is to blame. */
  readonly step: Step | undefined;
}

export type Joined =
  /** The account is open and the player signed in; what was chosen as a limit holds, or does not. */
  | { readonly ok: true; readonly limitsHold: boolean }
  | { readonly ok: false; readonly refusal: JoinRefusal };

export async function register(
  answers: Answers,
  language: string,
  referral: Registration["referral"],
): Promise<Joined> {
  try {
    const body = { ...toRegistration(answers, language), ...(referral && { referral }) };
    const answer = await client.identity.register({ body });
    if (answer.ok) return { ok: true, limitsHold: await setLimits(answer.value.id, answers) };
    const fields = refusedFields(answer.problem);
    const alert = Object.values(fields)[0]?.key ?? explainProblem(answer.problem);
    return { ok: false, refusal: { alert, fields, step: stepToMend(fields) } };
  } catch (failure) {
    const refusal = { alert: explainFailure(failure), fields: {}, step: undefined };
    return { ok: false, refusal };
  }
}

/** The account is there by now, so a limit that could not be set must not look like a failure to join. */
async function setLimits(session: string, answers: Answers): Promise<boolean> {
  const limits = limitsToSet(answers);
  if (limits.length === 0) return true;
  try {
    const { playerClient } = await import("../calls/player-client.ts");
    const set = await Promise.all(
      limits.map(({ window, value }) =>
        playerClient.saferPlay.setLimit({
          params: { session, kind: "deposit", window },
          body: { value },
        }),
      ),
    );
    return set.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
