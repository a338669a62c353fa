import { ok, refuse, type Result } from "@croupier/kit/result";

export type ChangeVerdict = "approved" | "declined";
export const changeStates = ["waiting", "approved", "declined", "withdrawn"] as const;
export type ChangeState = (typeof changeStates)[number];
/** What is written; repeated: it stands already, said by the same person. */
export type ChangeAnswer = Exclude<ChangeState, "waiting"> | "repeated";

export type ChangeRefusal =
  | { readonly code: "already_answered" }
  /** Nobody says yes to themselves. */
  | { readonly code: "own_request" };

/** What a game returns is changed by two people. Whoever asked may take it back, which is their no. */
export function decideChangeAnswer(
  change: {
    readonly state: ChangeState;
    readonly askedBy: string;
    readonly answeredBy: string | null;
  },
  said: { readonly staffId: string; readonly verdict: ChangeVerdict },
): Result<ChangeAnswer, ChangeRefusal> {
  const isOwn = said.staffId === change.askedBy;
  if (isOwn && said.verdict === "approved") return refuse({ code: "own_request" });
  const answer = isOwn ? "withdrawn" : said.verdict;
  if (change.state === "waiting") return ok(answer);
  return change.state === answer && change.answeredBy === said.staffId
    ? ok("repeated")
    : refuse({ code: "already_answered" });
}
