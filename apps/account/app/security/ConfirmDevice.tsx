import { Button, TextInput } from "@croupier/ui";
import { QrCode } from "@croupier/ui/qr-code";
import { useState, type FormEvent } from "react";

import { client } from "../calls/client.ts";
import { useSay } from "../language/Words.context.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import styles from "./Security.module.css";

/** First the secret goes into the device, then the device shows that it counts right. */
export function ConfirmDevice({
  session,
  uri,
  onConfirmed,
}: {
  session: string;
  uri: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const secret = new URL(uri).searchParams.get("secret") ?? "";

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    if (busy || code === "") return;
    setBusy(true);
    setWrong(undefined);
    try {
      const answer = await client.playerVerification.confirmTwoFactor({
        params: { session },
        body: { code },
      });
      if (answer.ok) onConfirmed(answer.value.recoveryCodes);
      else setWrong(say(explainRefusal(answer.problem)));
    } catch {
      setWrong(say("security.refused.other"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      className={styles["Security-confirm"]}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles["Security-qr"]}>
        <QrCode text={uri} />
      </div>
      <div className={styles["Security-part"]}>
        <p>
          {say("security.scan")} <a href={uri}>{say("security.open")}</a>
        </p>
        <p className={styles["Security-soft"]}>{say("security.typeSecret")}</p>
        <code className={styles["Security-secret"]}>
          {(secret.match(/.{1,4}/g) ?? []).join(" ")}
        </code>
        <TextInput
          name="code"
          label={say("security.code")}
          error={wrong}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
        />
        <div className={styles["Security-ways"]}>
          <Button type="submit" look="action" busy={busy}>
            {say("security.confirm")}
          </Button>
        </div>
      </div>
    </form>
  );
}
