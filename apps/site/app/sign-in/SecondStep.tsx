import type { MfaMethod } from "@croupier/contracts";
import { Button } from "@croupier/ui";
import { useState } from "react";

import { entranceClient } from "../entrance/entrance-client.ts";
import { EntranceForm } from "../entrance/EntranceForm.tsx";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { CodeField } from "./CodeField.tsx";
import { refusedByFailure, refusedWith, type Refused } from "./refused.ts";
import { SendSignInCode } from "./SendSignInCode.tsx";

interface SecondStepProps {
  /** What this player can prove it with, the first choice in front. */
  readonly methods: readonly MfaMethod[];
  readonly onIn: () => void;
  /** The five minutes are over, or the player would rather begin anew. */
  readonly onAgain: () => void;
}

/** After the right password. A recovery code is typed in the place of a device's code. */
export function SecondStep(props: SecondStepProps) {
  return (
    <WithMessages areas={["second"]}>
      <Step {...props} />
    </WithMessages>
  );
}

function Step({ methods, onIn, onAgain }: SecondStepProps) {
  const say = useSay();
  const [method, setMethod] = useState<MfaMethod>(methods[0] ?? "TWO_FACTOR_AUTHENTICATION");
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function submit(typed: FormData) {
    if (busy) return;
    const code = String(typed.get("code") ?? "").trim();
    setMissing(code === "");
    setRefused(undefined);
    if (code === "") return;
    setBusy(true);
    const answer = await prove({ method, code });
    if (answer === undefined) return onIn();
    setBusy(false);
    setRefused(answer);
  }

  return (
    <EntranceForm
      // Another method is another field, and what was typed for the first is no good for it.
      key={method}
      heading={say("login.second.heading")}
      intro={say(`login.second.${method}`)}
      refused={refused}
      onSubmit={submit}
    >
      {method === "SMS" && <SendSignInCode />}
      <CodeField method={method} missing={missing} />
      <Button type="submit" look="action" size="lg" busy={busy}>
        {say(busy ? "login.busy" : "login.submit")}
      </Button>
      {methods
        .filter((other) => other !== method)
        .map((other) => (
          <Button key={other} onClick={() => setMethod(other)}>
            {say(`login.second.use.${other}`)}
          </Button>
        ))}
      <Button look="ghost" onClick={onAgain}>
        {say("login.second.again")}
      </Button>
    </EntranceForm>
  );
}

/** Undefined when the player is in. */
async function prove(body: { method: MfaMethod; code: string }): Promise<Refused | undefined> {
  try {
    const answer = await entranceClient.signIn.secondStep({ body });
    return answer.ok ? undefined : refusedWith(answer.problem);
  } catch (failure) {
    return refusedByFailure(failure);
  }
}
