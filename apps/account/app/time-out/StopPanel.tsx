import { Button, Panel, PasswordInput, Select, Time } from "@croupier/ui";
import { useMutation } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { explainRefusal } from "../limits/explain-refusal.ts";
import styles from "./TimeOutPage.module.css";

/** Two steps: how long, and then what it means, with the password. Nothing in between asks to stay. */
export function StopPanel({
  what,
  choices,
}: {
  what: "break" | "exclusion";
  /** Hours of a break, months of an exclusion; null is for good. */
  choices: readonly (number | null)[];
}) {
  const say = useSay();
  const stop = useStop(what);
  const titleId = useId();
  const [choice, setChoice] = useState("");
  const [isSure, setIsSure] = useState(false);
  const [password, setPassword] = useState("");
  const length = choice === "ever" ? null : Number(choice);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isSure) setIsSure(choice !== "");
    else if (password !== "") stop.mutate({ length, password });
  }

  if (stop.data !== undefined) return <Stopped what={what} until={stop.data.until} />;
  return (
    <Panel className={styles["TimeOut-panel"]} aria-labelledby={titleId}>
      <h2 id={titleId}>{say(`timeOut.${what}.title`)}</h2>
      <p className={styles["TimeOut-soft"]}>{say(`timeOut.${what}.means`)}</p>
      <form onSubmit={submit} className={styles["TimeOut-form"]}>
        {isSure ? (
          <>
            <ul className={styles["TimeOut-list"]}>
              <li>{say("timeOut.sure.sessions")}</li>
              <li>{say("timeOut.sure.money")}</li>
              <li>{say(`timeOut.${what}.end`)}</li>
            </ul>
            <PasswordInput
              label={say("timeOut.password")}
              words={{ show: say("timeOut.password.show"), hide: say("timeOut.password.hide") }}
              autoComplete="current-password"
              value={password}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              {...(stop.error === null ? {} : { error: say(explainRefusal(stop.error)) })}
            />
          </>
        ) : (
          <Select
            label={say("timeOut.length")}
            prompt={say("timeOut.choose")}
            value={choice}
            onChange={({ currentTarget }) => setChoice(currentTarget.value)}
            options={choices.map((one) => ({
              value: String(one ?? "ever"),
              label: lengthText(one, what, say),
            }))}
          />
        )}
        <div className={styles["TimeOut-acts"]}>
          <Button type="submit" look={isSure ? "danger" : "quiet"} busy={stop.isPending}>
            {say(isSure ? `timeOut.${what}.start` : "timeOut.next")}
          </Button>
          {isSure && <Button onClick={() => setIsSure(false)}>{say("timeOut.back")}</Button>}
        </div>
      </form>
    </Panel>
  );
}

function Stopped({ what, until }: { what: "break" | "exclusion"; until: string | null }) {
  const say = useSay();
  return (
    <Panel className={styles["TimeOut-panel"]} aria-live="polite">
      <h2>{say(`timeOut.${what}.started`)}</h2>
      <p>
        {until === null ? (
          say("timeOut.forGood")
        ) : (
          <>
            {say(`timeOut.${what}.until`)} <Time at={until} />
          </>
        )}
      </p>
      <p className={styles["TimeOut-soft"]}>{say("timeOut.withdraw")}</p>
    </Panel>
  );
}

function useStop(what: "break" | "exclusion") {
  const session = useSession();
  return useMutation({
    mutationFn: async ({ length, password }: { length: number | null; password: string }) => {
      const params = { session };
      if (what === "break") {
        const body = { hours: length ?? 0, password };
        return { until: valueOf(await client.saferPlay.takeBreak({ params, body })).endsAt };
      }
      const body = { months: length, password };
      return { until: valueOf(await client.saferPlay.exclude({ params, body })).mayReturnAt };
    },
  });
}

function lengthText(
  length: number | null,
  what: "break" | "exclusion",
  say: ReturnType<typeof useSay>,
): string {
  if (length === null) return say("timeOut.ever");
  return what === "break"
    ? say("timeOut.days", { days: length / 24 })
    : say("timeOut.months", { months: length });
}
