import { QrCode } from "@croupier/ui/qr-code";

import { client } from "../calls/client.ts";
import { useSay } from "../language/Words.context.tsx";
import { OneFieldForm } from "../parts/OneFieldForm.tsx";
import styles from "./ConfirmDevice.module.css";
import { explainRefusal } from "./explain-refusal.ts";

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
  const secret = new URL(uri).searchParams.get("secret") ?? "";

  async function confirm(code: string): Promise<string | undefined> {
    const input = { params: { session }, body: { code } };
    const answer = await client.playerVerification.confirmTwoFactor(input);
    if (!answer.ok) return say(explainRefusal(answer.problem));
    onConfirmed(answer.value.recoveryCodes);
    return undefined;
  }

  return (
    <div className={styles["ConfirmDevice"]}>
      <div className={styles["ConfirmDevice-qr"]}>
        <QrCode text={uri} />
      </div>
      <div className={styles["ConfirmDevice-words"]}>
        <p>
          {say("security.scan")} <a href={uri}>{say("security.open")}</a>
        </p>
        <p className={styles["ConfirmDevice-soft"]}>{say("security.typeSecret")}</p>
        <code className={styles["ConfirmDevice-secret"]}>
          {(secret.match(/.{1,4}/g) ?? []).join(" ")}
        </code>
        <OneFieldForm
          field={{
            label: say("security.code"),
            autoComplete: "one-time-code",
            inputMode: "numeric",
            maxLength: 6,
          }}
          submit={say("security.confirm")}
          look="action"
          onSubmit={confirm}
        />
      </div>
    </div>
  );
}
