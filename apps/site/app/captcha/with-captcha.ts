import type { Problem } from "@croupier/contracts";

type Answer = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

/** Makes a call, and makes it once more where the answer to a question has to come with it. */
export async function withCaptcha<A extends Answer>(
  call: (proof: { readonly captcha?: string }) => Promise<A>,
  onChecking: () => void,
): Promise<A> {
  const answer = await call({});
  const question = answer.ok ? undefined : answer.problem.captcha;
  if (question === undefined) return answer;
  onChecking();
  const { answerQuestion } = await import("./answer-question.ts");
  const captcha = await answerQuestion(question);
  return captcha === undefined ? answer : call({ captcha });
}
