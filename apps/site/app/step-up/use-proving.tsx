import type { MfaOperation, Problem } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState, type ReactNode } from "react";

import { StepUpNeedsContext, type StepUpNeeds } from "./StepUpNeeds.context.tsx";

export type { StepUpWord } from "./StepUpNeeds.context.tsx";

/** Few calls want a proof: the question comes when the first one does. */
const StepUp = lazy(async () => ({ default: (await import("./StepUp.tsx")).StepUp }));

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: Pick<Problem, "code" | "stepUp"> };

interface Question {
  readonly operation: MfaOperation;
  readonly title: string | undefined;
  readonly answer: (proved: boolean) => void;
}

export interface Proving {
  /** Makes the call; asks first, and makes it again, where it wants a proof. `title` says for what. */
  readonly run: <A extends Answer>(call: () => Promise<A>, title?: string) => Promise<A>;
  /** To be drawn by whoever calls, outside of any form. */
  readonly dialog: ReactNode;
}

export function useProving(needs: StepUpNeeds): Proving {
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Question>();

  const ask = (operation: MfaOperation, title: string | undefined) =>
    new Promise<boolean>((resolve) => setQuestion({ operation, title, answer: resolve }));

  return {
    async run(call, title) {
      const first = await call();
      if (first.ok || first.problem.code !== "step_up_required") return first;
      const { stepUp } = first.problem;
      if (stepUp === undefined || !(await ask(stepUp.operation, title))) return first;
      const again = await call();
      await queries.invalidateQueries({ queryKey: ["step-up"] });
      return again;
    },
    dialog: question && (
      <StepUpNeedsContext value={needs}>
        <Suspense>
          <StepUp
            key={question.operation}
            operation={question.operation}
            title={question.title}
            onAnswer={(proved) => {
              setQuestion(undefined);
              question.answer(proved);
            }}
          />
        </Suspense>
      </StepUpNeedsContext>
    ),
  };
}
