import { QrCode } from "@croupier/ui/qr-code";

import { client } from "../calls/client.ts";
import { useSay } from "../language/Words.context.tsx";
import { CodeForm } from "./CodeForm.tsx";
import styles from "./ConfirmDevice.module.css";

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
  const calls = client.playerVerification;
  const secret = new URL(uri).searchParams.get("secret") ?? "";

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
        <CodeForm
          label={say("security.code")}
          submit={say("security.confirm")}
          check={(code) => calls.confirmTwoFactor({ params: { session }, body: { code } })}
          onRight={({ recoveryCodes }) => onConfirmed(recoveryCodes)}
        />
      </div>
    </div>
  );
}
