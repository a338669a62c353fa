import type { CodeSent } from "@croupier/contracts";
import { Alert, Badge, Button, Panel, TextInput } from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";

import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import styles from "./Security.module.css";
import { usePhone } from "./two-factor-query.ts";

/** The number, whether it is known to be the player's, and the way to another one. */
export function PhonePart() {
  const say = useSay();
  const { data } = usePhone();
  const [sent, setSent] = useState<CodeSent>();
  return (
    <Panel className={styles["Security-part"]}>
      <div className={styles["Security-head"]}>
        <h2>{say("security.phone.title")}</h2>
        {data !== undefined && (
          <Badge tone={data.status === "VALIDATED" ? "good" : "warn"}>
            {say(`security.phone.${data.status}`)}
          </Badge>
        )}
      </div>
      {data?.phone !== null && data !== undefined && (
        <p className={styles["Security-soft"]}>{data.phone}</p>
      )}
      {sent === undefined ? (
        <NewNumber onSent={setSent} />
      ) : (
        <TypeCode sent={sent} onDone={() => setSent(undefined)} />
      )}
    </Panel>
  );
}

function NewNumber({ onSent }: { onSent: (sent: CodeSent) => void }) {
  const say = useSay();
  const session = usePlayer().data?.id ?? "";
  const stepUp = useStepUp();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const phone = String(new FormData(event.currentTarget).get("phone") ?? "");
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      const input = { params: { session }, body: phone === "" ? {} : { phone } };
      const answer = await stepUp.run(() => client.playerVerification.sendPhoneCode(input));
      if (answer.ok) onSent(answer.value);
      else setWrong(say(explainRefusal(answer.problem)));
    } catch {
      setWrong(say("security.refused.other"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" className={styles["Security-row"]} onSubmit={(event) => void submit(event)}>
      <TextInput
        name="phone"
        type="tel"
        label={say("security.phone.number")}
        help={say("security.phone.help")}
        error={wrong}
        autoComplete="tel"
        maxLength={40}
      />
      <Button type="submit" busy={busy}>
        {say("security.phone.send")}
      </Button>
      {stepUp.dialog}
    </form>
  );
}

function TypeCode({ sent, onDone }: { sent: CodeSent; onDone: () => void }) {
  const say = useSay();
  const queries = useQueryClient();
  const session = usePlayer().data?.id ?? "";
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    if (busy || code === "") return;
    setBusy(true);
    setWrong(undefined);
    try {
      const input = { params: { session }, body: { code } };
      const answer = await client.playerVerification.validatePhone(input);
      if (!answer.ok) return setWrong(say(explainRefusal(answer.problem)));
      await queries.invalidateQueries({ queryKey: ["phone", session] });
      onDone();
    } catch {
      setWrong(say("security.refused.other"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" className={styles["Security-row"]} onSubmit={(event) => void submit(event)}>
      <Alert tone="calm" title={say("stepUp.sent", { phone: sent.phone })} />
      <TextInput
        name="code"
        label={say("stepUp.SMS")}
        error={wrong}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
      />
      <Button type="submit" look="action" busy={busy}>
        {say("stepUp.submit")}
      </Button>
    </form>
  );
}
