import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Refusal } from "../sign-in/Refusal.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { confirmTotp, enrolTotp } from "./device-calls.ts";
import styles from "./OwnDevicePage.module.css";
import { QrCode } from "@croupier/ui/qr-code";

/** First the secret goes into the device, then the device shows that it counts right. */
export function EnrolDevice({
  isRequired,
  onCodes,
}: {
  isRequired: boolean;
  onCodes: (codes: readonly string[]) => void;
}) {
  const enrolling = useMutation({ mutationFn: enrolTotp });
  const confirming = useMutation({ mutationFn: confirmTotp, onSuccess: onCodes });
  const begun = enrolling.data;
  if (begun === undefined) {
    return (
      <>
        <p>
          {isRequired
            ? "This house asks for a code of your own device besides the password. Set it up to go in."
            : "A code of your own device, asked for besides the password, keeps others out who learn it."}
        </p>
        <Refusal error={enrolling.error} />
        <Button loading={enrolling.isPending} onClick={() => enrolling.mutate()}>
          Set up a device
        </Button>
      </>
    );
  }
  return (
    <CodeForm
      label="The code it shows now"
      inputMode="numeric"
      error={confirming.error}
      onCode={(code) => confirming.mutate(code)}
      button={
        <Button type="submit" size="md" loading={confirming.isPending}>
          Use this device
        </Button>
      }
    >
      <p>
        Scan this with an authenticator app, or <a href={begun.address}>open it</a> on this device.
      </p>
      <div className={styles["OwnDevice-code"]}>
        <QrCode text={begun.address} />
      </div>
      <p>It cannot be scanned? Type this secret, time based, six digits:</p>
      <p className={styles["OwnDevice-secret"]}>
        {(begun.secret.match(/.{1,4}/g) ?? []).join(" ")}
      </p>
    </CodeForm>
  );
}
