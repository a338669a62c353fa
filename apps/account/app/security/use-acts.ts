import type { Problem } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { client } from "../calls/client.ts";
import { useSay } from "../language/Words.context.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import { twoFactorQuery } from "./two-factor-query.ts";

export type Act = "enableTwoFactor" | "disableTwoFactor" | "resetTwoFactor" | "renewRecoveryCodes";

/** What a player does with a device, each act asked for and refused alike. */
export function useActs(session: string) {
  const say = useSay();
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const [codes, keepCodes] = useState<readonly string[]>();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState<Act>();
  const calls = client.playerVerification;
  const own = { params: { session } };

  const look = () => queries.invalidateQueries({ queryKey: twoFactorQuery(session).queryKey });
  const setCodes = (made: readonly string[] | undefined) => {
    keepCodes(made);
    void look();
  };

  const makeCall = async (name: Act): Promise<Acted> => {
    if (name !== "renewRecoveryCodes") return calls[name](own);
    const renewed = await calls.renewRecoveryCodes(own);
    if (renewed.ok) setCodes(renewed.value.recoveryCodes);
    return renewed;
  };

  async function act(name: Act): Promise<void> {
    setBusy(name);
    setRefused(undefined);
    keepCodes(undefined);
    try {
      const answer = await stepUp.run(() => makeCall(name));
      if (!answer.ok) setRefused(say(explainRefusal(answer.problem)));
      await look();
    } catch {
      setRefused(say("security.refused.other"));
    } finally {
      setBusy(undefined);
    }
  }

  return { act, busy, refused, codes, setCodes, dialog: stepUp.dialog };
}

type Acted =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: Pick<Problem, "code" | "stepUp"> };
