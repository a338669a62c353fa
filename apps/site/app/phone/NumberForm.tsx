import type { CodeSent, PhoneState } from "@croupier/contracts";
import { Button, TextInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { explainFailure, explainProblem } from "../calls/explain-problem.ts";
import { playerClient } from "../calls/player-client.ts";
import { useSay, type MessageKey } from "../language/Messages.context.tsx";
import { phoneProblem } from "./phone-problem.ts";
import { useStepUp } from "./use-step-up.tsx";
import styles from "./ValidatePhone.module.css";

/** To the number that is known, or to another one. */
export function NumberForm({
  session,
  phone,
  onSent,
}: {
  session: string;
  phone: PhoneState;
  onSent: (sent: CodeSent, typed: string | undefined) => void;
}) {
  const say = useSay();
  const stepUp = useStepUp(session);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<MessageKey>();

  async function send(body: { phone?: string }): Promise<void> {
    setBusy(true);
    setWrong(undefined);
    try {
      const call = playerClient.playerVerification.sendPhoneCode;
      const answer = await stepUp.run(() => call({ params: { session }, body }));
      if (answer.ok) onSent(answer.value, body.phone);
      else setWrong(phoneProblem(answer.problem) ?? explainProblem(answer.problem));
    } catch (failure) {
      setWrong(explainFailure(failure));
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("phone") ?? "").trim();
    if (busy) return;
    if (typed === "" && phone.phone === null) return setWrong("phone.refused.missing");
    void send(typed === "" ? {} : { phone: typed });
  }

  return (
    <>
      <form method="post" noValidate className={styles["ValidatePhone-step"]} onSubmit={submit}>
        <p className={styles["ValidatePhone-soft"]}>
          {phone.phone === null
            ? say("phone.intro")
            : say("phone.introKnown", { phone: phone.phone })}
        </p>
        <TextInput
          name="phone"
          type="tel"
          label={say(phone.phone === null ? "phone.number" : "phone.otherNumber")}
          help={say("phone.numberHelp")}
          error={wrong && say(wrong)}
          autoComplete="tel"
          maxLength={40}
        />
        <div>
          <Button type="submit" look="action" size="lg" busy={busy}>
            {say("phone.send")}
          </Button>
        </div>
      </form>
      {stepUp.dialog}
    </>
  );
}
