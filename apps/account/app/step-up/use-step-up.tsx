import { useProving, type Proving } from "@croupier/site/step-up";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";

const calls = client.playerVerification;

/** The site's question, with the calls and the words of the area. */
export function useStepUp(): Proving {
  const say = useSay();
  const session = usePlayer().data?.id ?? "";
  return useProving({
    say,
    session,
    calls,
    readStatus: async ({ operation, signal }) =>
      valueOf(await calls.operationStatus({ params: { session, operation }, signal })),
  });
}
