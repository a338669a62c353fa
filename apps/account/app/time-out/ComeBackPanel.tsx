import type { PlayerStanding } from "@croupier/contracts";
import { Button, Panel, PasswordInput, Time } from "@croupier/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { explainRefusal } from "../limits/explain-refusal.ts";
import styles from "./TimeOutPage.module.css";

/** Who is excluded learns what still works, and asks to come back once the time is over. */
export function ComeBackPanel({
  exclusion,
  now,
}: {
  exclusion: NonNullable<PlayerStanding["exclusion"]>;
  /** The server's clock: it is the one that decides. */
  now: string;
}) {
  const say = useSay();
  const session = useSession();
  const queries = useQueryClient();
  const [password, setPassword] = useState("");
  const comeBack = useMutation({
    mutationFn: async () =>
      valueOf(await client.saferPlay.comeBack({ params: { session }, body: { password } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["standing", session] }),
  });
  const { mayReturnAt, returnsAt } = exclusion;
  const mayAsk = mayReturnAt !== null && mayReturnAt <= now && returnsAt === null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    comeBack.mutate();
  }

  return (
    <Panel className={styles["TimeOut-panel"]}>
      <h2>{say("timeOut.excluded")}</h2>
      <p>
        {mayReturnAt === null ? (
          say("timeOut.forGood")
        ) : (
          <>
            {say("timeOut.exclusion.until")} <Time at={mayReturnAt} show="date" />
          </>
        )}
      </p>
      <p className={styles["TimeOut-soft"]}>{say("timeOut.withdraw")}</p>
      {returnsAt !== null && (
        <p aria-live="polite">
          {say("timeOut.returns")} <Time at={returnsAt} />
        </p>
      )}
      {mayAsk && (
        <form onSubmit={submit} className={styles["TimeOut-form"]}>
          <PasswordInput
            label={say("timeOut.password")}
            words={{ show: say("timeOut.password.show"), hide: say("timeOut.password.hide") }}
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            {...(comeBack.error === null ? {} : { error: say(explainRefusal(comeBack.error)) })}
          />
          <Button type="submit" busy={comeBack.isPending}>
            {say("timeOut.comeBack")}
          </Button>
        </form>
      )}
    </Panel>
  );
}
