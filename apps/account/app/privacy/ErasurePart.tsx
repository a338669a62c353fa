import { Alert, Button, Time } from "@croupier/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { Part, Ways } from "../parts/PartPage.tsx";
import { useAct } from "../parts/use-act.ts";

/** The wish to be forgotten, and where it stands. */
export function ErasurePart() {
  const say = useSay();
  const queries = useQueryClient();
  const session = usePlayer().data?.id ?? "";
  const params = { session };
  const queryKey = ["erasure", session];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => valueOf(await client.account.erasure({ params, signal })),
    enabled: session !== "",
  });
  const { act, busy, refused } = useAct();
  const request = data?.request;
  const state = request?.state;
  const waits = state === "REQUESTED" || state === "HELD" ? state : undefined;

  async function change(name: "askErasure" | "withdrawErasure"): Promise<void> {
    await act(() => client.account[name]({ params }));
    await queries.invalidateQueries({ queryKey });
  }

  return (
    <Part title={say("privacy.erasure")} intro={say("privacy.erasureIntro")}>
      {refused !== undefined && <Alert tone="bad" urgent title={refused} />}
      {request && waits !== undefined && (
        <Alert tone="calm" title={say(`privacy.erasure.${waits}`)}>
          {request.heldUntil === null ? (
            <Time at={request.askedAt} show="date" />
          ) : (
            <>
              {say("privacy.heldUntil")} <Time at={request.heldUntil} show="date" />
            </>
          )}
          {request.reasons.map((reason) => (
            <p key={reason}>{say(`privacy.hold.${reason}`)}</p>
          ))}
        </Alert>
      )}
      <Ways>
        {waits === undefined && (
          <Button busy={busy} onClick={() => void change("askErasure")}>
            {say("privacy.erasureAsk")}
          </Button>
        )}
        {waits === "REQUESTED" && (
          <Button busy={busy} onClick={() => void change("withdrawErasure")}>
            {say("privacy.erasureWithdraw")}
          </Button>
        )}
      </Ways>
    </Part>
  );
}
