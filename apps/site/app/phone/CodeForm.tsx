import type { PhoneState } from "@croupier/contracts";
import { Button, CodeInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { explainFailure } from "../calls/explain-problem.ts";
import { playerClient } from "../calls/player-client.ts";
import { useSay } from "../language/Messages.context.tsx";
import { explainPhoneProblem } from "./phone-problem.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";
import { useStepUp } from "./use-step-up.tsx";
import styles from "./ValidatePhone.module.css";

/** The code that came; another one when that may be; or after all another number. */
export function CodeForm({
  session,
  phone,
  typed,
  onChange,
  onOtherNumber,
}: {
  session: string;
  phone: PhoneState;
  /** The number it went to, where it is not the one on the profile. */
  typed: string | undefined;
  onChange: (phone: PhoneState) => void;
  onOtherNumber: () => void;
}) {
  const say = useSay();
  const stepUp = useStepUp(session);
  const [busy, setBusy] = useState<"code" | "again">();
  const [wrong, setWrong] = useState<string>();
  const left = useSecondsLeft(phone.resendInSeconds);
  const calls = playerClient.playerVerification;

  async function doing(what: "code" | "again", work: () => Promise<void>): Promise<void> {
    if (busy !== undefined) return;
    setBusy(what);
    setWrong(undefined);
    await work().catch((failure: unknown) => setWrong(say(explainFailure(failure))));
    setBusy(undefined);
  }

  async function validate(code: string): Promise<void> {
    const answer = await calls.validatePhone({ params: { session }, body: { code } });
    if (answer.ok) onChange(answer.value);
    else setWrong(explainPhoneProblem(answer.problem, say));
  }

  async function sendAgain(): Promise<void> {
    const body = typed === undefined ? {} : { phone: typed };
    const answer = await stepUp.run(() => calls.sendPhoneCode({ params: { session }, body }));
    if (answer.ok) onChange({ ...phone, resendInSeconds: answer.value.resendInSeconds });
    else setWrong(explainPhoneProblem(answer.problem, say));
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    if (code !== "") void doing("code", () => validate(code));
  }

  return (
    <>
      <form method="post" noValidate className={styles["ValidatePhone-step"]} onSubmit={submit}>
        <p className={styles["ValidatePhone-soft"]}>
          {say("phone.sent", { phone: phone.pendingPhone ?? "" })}
        </p>
        <CodeInput name="code" label={say("phone.code")} error={wrong} />
        <div className={styles["ValidatePhone-ways"]}>
          <Button type="submit" look="action" size="lg" busy={busy === "code"}>
            {say("phone.confirm")}
          </Button>
          {(typed !== undefined || phone.pendingPhone === phone.phone) && (
            <Button
              busy={busy === "again"}
              disabledReason={left > 0 ? say("phone.resendIn", { seconds: left }) : undefined}
              onClick={() => void doing("again", sendAgain)}
            >
              {left > 0 ? say("phone.resendIn", { seconds: left }) : say("phone.resend")}
            </Button>
          )}
          <Button look="ghost" onClick={onOtherNumber}>
            {say("phone.changeNumber")}
          </Button>
        </div>
      </form>
      {stepUp.dialog}
    </>
  );
}
