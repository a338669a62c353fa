import { problemCodes, type ProblemCode } from "@croupier/contracts";
import type { PlayRefusal } from "@croupier/casino";
import type { Result } from "@croupier/kit/result";
import { LedgerOutage } from "@croupier/ledger";
import type { RefusedWith } from "../src/shell/problem-answer.ts";

type Answered<Status extends number, Body> =
  | { readonly status: Status; readonly body: Body }
  | { readonly ok: false; readonly refusal: RefusedWith };

/** Codes of rooms that a frame knows under another name. */
const onWire: Readonly<Record<string, ProblemCode>> = {
  round_unknown: "not_found",
  ledger_overloaded: "overloaded",
  amount_out_of_range: "stake_out_of_range",
  balance_out_of_range: "stake_out_of_range",
};

/** What came of a play. One whose outcome stayed unknown is asked again with the same id. */
export async function answerPlay<Status extends number, Body>(
  status: Status,
  play: () => Promise<Result<Body, PlayRefusal>>,
): Promise<Answered<Status, Body>> {
  try {
    const played = await play();
    return played.ok
      ? { status, body: played.value }
      : { ok: false, refusal: refusedWith(played.refusal) };
  } catch (failure) {
    if (!(failure instanceof LedgerOutage)) throw failure;
    return { ok: false, refusal: { code: "overloaded", retryAfterSeconds: 1 } };
  }
}

function refusedWith({ code, facts = {} }: PlayRefusal): RefusedWith {
  const known = onWire[code] ?? code;
  if (!isProblemCode(known)) throw new Error(`a play was refused with ${code}`);
  const { waitMs } = facts;
  if (known === "overloaded") return { code: known, retryAfterSeconds: 1 };
  return waitMs ? { code: known, retryAfterSeconds: Number(waitMs) / 1_000 } : { code: known };
}

function isProblemCode(code: string): code is ProblemCode {
  return code in problemCodes;
}
