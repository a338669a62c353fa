import type { Problem } from "@croupier/contracts";
import { Alert, Button, PasswordInput } from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";

import { client } from "../calls/client.ts";
import { usePlayer } from "../calls/player-queries.ts";
import type { WordKey } from "../language/open-words.ts";
import { useSay } from "../language/Words.context.tsx";
import styles from "../parts/PartPage.module.css";
import { profileQuery } from "../profile/profile-query.ts";

const sentences: { readonly [Code in Problem["code"]]?: WordKey } = {
  verification_failed: "password.wrong",
  verification_blocked: "security.refused.verification_blocked",
  password_too_common: "password.common",
  invalid_request: "password.short",
};

/** The password in use, and the next one. Everybody else is signed out with it. */
export function ChangePasswordForm() {
  const say = useSay();
  const queries = useQueryClient();
  const { data: player } = usePlayer();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<{ readonly good: boolean; readonly text: WordKey }>();
  const words = { show: say("password.show"), hide: say("password.hide") };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || player === undefined) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const body = {
      currentPassword: String(data.get("currentPassword") ?? ""),
      newPassword: String(data.get("newPassword") ?? ""),
    };
    setBusy(true);
    setTold(undefined);
    try {
      const params = { session: player.id };
      const answer = await client.signIn.changePassword({ params, body });
      if (answer.ok) {
        form.reset();
        void queries.invalidateQueries({ queryKey: profileQuery(player.id).queryKey });
      }
      const refused = answer.ok ? undefined : (sentences[answer.problem.code] ?? "password.failed");
      setTold({ good: answer.ok, text: refused ?? "password.done" });
    } catch {
      setTold({ good: false, text: "password.failed" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p>{say("password.intro")}</p>
      {told && <Alert tone={told.good ? "good" : "bad"} urgent title={say(told.text)} />}
      <form
        method="post"
        noValidate
        className={styles["PartPage-form"]}
        onSubmit={(event) => void submit(event)}
      >
        <PasswordInput
          name="currentPassword"
          label={say("password.current")}
          autoComplete="current-password"
          maxLength={128}
          words={words}
        />
        <PasswordInput
          name="newPassword"
          label={say("password.new")}
          help={say("password.help")}
          autoComplete="new-password"
          maxLength={128}
          words={words}
        />
        <Button type="submit" busy={busy}>
          {say("password.save")}
        </Button>
      </form>
    </>
  );
}
