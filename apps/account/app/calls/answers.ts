import type { Problem } from "@croupier/contracts";

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly problem: Pick<Problem, "code"> };

/** Nobody is signed in any more: the site asks for a login and brings the player back. */
export class LoginRequired extends Error {
  override readonly name = "LoginRequired";
}

/** The server said no, with the code of the refusal. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: Problem["code"];

  constructor(code: Problem["code"]) {
    super(`The server refused: ${code}`);
    this.code = code;
  }
}

/** The value of an answer; everything else is thrown, for a query to hold. */
export function valueOf<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  if (answer.status === 401) throw new LoginRequired("The session has ended");
  throw new Refused(answer.problem.code);
}

/** A refusal stays one however often it is asked for; an outage may pass. */
export function worthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof LoginRequired) && !(error instanceof Refused);
}
