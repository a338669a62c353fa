import type { ProfileChange } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";

import { useBridge } from "../bridge/Bridge.context.tsx";
import { client } from "../calls/client.ts";
import { playerQuery, usePlayer } from "../calls/player-queries.ts";
import { useAct } from "../parts/use-act.ts";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { profileQuery } from "./profile-query.ts";

/** Changes details; asks who the player is where that is wanted first. */
export function useChangeProfile() {
  const queries = useQueryClient();
  const session = usePlayer().data?.id ?? "";
  const bridge = useBridge();
  const stepUp = useStepUp();
  const { act, ...acted } = useAct();

  const change = (wish: ProfileChange): Promise<boolean> =>
    act(async () => {
      const input = { params: { session }, body: wish };
      const answer = await stepUp.run(() => client.account.changeProfile(input));
      if (answer.ok) queries.setQueryData(profileQuery(session).queryKey, answer.value);
      // What is kept below the profile follows it, such as what was agreed to.
      void queries.invalidateQueries({ queryKey: profileQuery(session).queryKey });
      void queries.invalidateQueries({ queryKey: playerQuery.queryKey });
      if (answer.ok) bridge.tell({ type: "playerChanged" });
      return answer;
    });

  return { ...acted, change, dialog: stepUp.dialog };
}
