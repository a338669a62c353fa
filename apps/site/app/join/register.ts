import type { Registration } from "@croupier/contracts";

import { client } from "../calls/client.ts";
import { explainFailure, explainProblem } from "../calls/explain-problem.ts";
import type { MessageKey } from "../language/Messages.context.tsx";
import { toRegistration, type Answers, type Step } from "./answers.ts";
import { refusedFields, stepToMend, type FieldErrors } from "./refusal-fields.ts";

export interface JoinRefusal {
  readonly alert: MessageKey;
  readonly fields: FieldErrors;
  /** Where to go and mend it; absent when no screen is to blame. */
  readonly step: Step | undefined;
}

/** Undefined when the account is open and the player signed in. */
export async function register(
  answers: Answers,
  language: string,
  referral: Registration["referral"],
): Promise<JoinRefusal | undefined> {
  try {
    const body = { ...toRegistration(answers, language), ...(referral && { referral }) };
    const answer = await client.identity.register({ body });
    if (answer.ok) return undefined;
    const fields = refusedFields(answer.problem);
    return { alert: explainProblem(answer.problem), fields, step: stepToMend(fields) };
  } catch (failure) {
    return { alert: explainFailure(failure), fields: {}, step: undefined };
  }
}
