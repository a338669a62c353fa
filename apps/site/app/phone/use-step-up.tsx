import { useSay } from "../language/Messages.context.tsx";
import { useProving, type Proving } from "../step-up/use-proving.tsx";
import { provingCalls } from "./proving-calls.ts";

/** A number is changed by whoever proves that it is their account. */
export function useStepUp(session: string): Proving {
  const say = useSay();
  return useProving({ say, ...provingCalls(session) });
}
