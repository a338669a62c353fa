import { Alert, Badge, Button, Panel, TextInput } from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";

import { client } from "../calls/client.ts";
import { playerQuery, usePlayer } from "../calls/player-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { useStepUp } from "../step-up/use-step-up.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import styles from "./Security.module.css";

/** Six digits besides the password. */
export function PinPart() {
  const say = useSay();
  const queries = useQueryClient();
  const { data: player } = usePlayer();
  const stepUp = useStepUp();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [done, setDone] = useState(false);
  const session = player?.id ?? "";

  async function choose(form: HTMLFormElement, pin: string): Promise<void> {
    const input = { params: { session }, body: { pin } };
    const answer = await stepUp.run(() => client.playerVerification.setPinCode(input));
    if (!answer.ok) return setWrong(say(explainRefusal(answer.problem)));
    form.reset();
    setDone(true);
    await queries.invalidateQueries({ queryKey: playerQuery.queryKey });
    await queries.invalidateQueries({ queryKey: ["two-factor", session] });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const pin = String(new FormData(form).get("pin") ?? "");
    if (busy) return;
    setDone(false);
    if (!/^\d{6}$/.test(pin)) return setWrong(say("security.refused.invalid_request"));
    setWrong(undefined);
    setBusy(true);
    await choose(form, pin).catch(() => setWrong(say("security.refused.other")));
    setBusy(false);
  }

  return (
    <Panel className={styles["Security-part"]}>
      <div className={styles["Security-head"]}>
        <h2>{say("security.pin.title")}</h2>
        {player?.hasPinCode === true && <Badge tone="good">{say("security.pin.set")}</Badge>}
      </div>
      <p className={styles["Security-soft"]}>{say("security.pin.intro")}</p>
      {done && <Alert tone="good" urgent title={say("security.pin.done")} />}
      <form
        method="post"
        className={styles["Security-row"]}
        onSubmit={(event) => void submit(event)}
      >
        <TextInput
          name="pin"
          type="password"
          label={say(player?.hasPinCode === true ? "security.pin.new" : "security.pin.choose")}
          error={wrong}
          autoComplete="off"
          inputMode="numeric"
          maxLength={6}
        />
        <Button type="submit" busy={busy}>
          {say("security.pin.save")}
        </Button>
      </form>
      {stepUp.dialog}
    </Panel>
  );
}
