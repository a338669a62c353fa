import { Alert } from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { client } from "../calls/client.ts";
import { playerQuery, usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { OneFieldForm } from "../parts/OneFieldForm.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import { twoFactorQuery } from "./two-factor-query.ts";

export function PinForm() {
  const say = useSay();
  const queries = useQueryClient();
  const { data: player } = usePlayer();
  const stepUp = useStepUp();
  const [done, setDone] = useState(false);
  const session = player?.id ?? "";

  async function choose(pin: string): Promise<string | undefined> {
    setDone(false);
    if (!/^\d{6}$/.test(pin)) return say("security.refused.invalid_request");
    const input = { params: { session }, body: { pin } };
    const answer = await stepUp.run(() => client.playerVerification.setPinCode(input));
    if (!answer.ok) return say(explainRefusal(answer.problem));
    setDone(true);
    await queries.invalidateQueries({ queryKey: playerQuery.queryKey });
    await queries.invalidateQueries({ queryKey: twoFactorQuery(session).queryKey });
    return undefined;
  }

  return (
    <>
      {done && <Alert tone="good" urgent title={say("security.pin.done")} />}
      <OneFieldForm
        field={{
          type: "password",
          label: say(player?.hasPinCode === true ? "security.pin.new" : "security.pin.choose"),
          autoComplete: "off",
          inputMode: "numeric",
          maxLength: 6,
        }}
        submit={say("security.pin.save")}
        onSubmit={choose}
      />
      {stepUp.dialog}
    </>
  );
}
