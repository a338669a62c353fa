import type { Problem } from "@croupier/contracts";
import { useState } from "react";

import { useSay } from "../language/Words.context.tsx";
import { explainProblem } from "./explain-problem.ts";

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: Pick<Problem, "code" | "stepUp"> };

/** One act of the player: busy while it is on its way, and then done, or refused in words. */
export function useAct() {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [refused, setRefused] = useState<string>();

  return {
    busy,
    done,
    refused,
    /** A second one while the first is under way is no act. True when it was done. */
    async act(call: () => Promise<Answer>): Promise<boolean> {
      if (busy) return false;
      setBusy(true);
      setDone(false);
      setRefused(undefined);
      try {
        const answer = await call();
        setDone(answer.ok);
        if (!answer.ok) setRefused(say(explainProblem(answer.problem)));
        return answer.ok;
      } catch {
        setRefused(say("problem.other"));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
