import { Alert, TextLink } from "@croupier/ui";
import { useState } from "react";

import { usePlayer } from "../calls/player-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { useSay } from "../language/Words.context.tsx";
import { usePhone, useTwoFactor } from "../security/two-factor-query.ts";
import styles from "./Alerts.module.css";
import { alertTones, decideOpenAlert } from "@croupier/site/open-alert";
import { decideTwoFactorInfo } from "./decide-two-factor-info.ts";
import { isSnoozed, snoozeCookie } from "./snooze.ts";
import { useDocumentStatuses } from "./use-document-statuses.ts";

/** What a player is told on every page of the account; nothing while nothing is known. */
export function Alerts() {
  const say = useSay();
  const documents = useDocumentStatuses();
  const { data: phone } = usePhone();
  const open = documents && decideOpenAlert({ phone: phone?.status, documents });
  const info = useTwoFactorInfo(documents);
  if (open === undefined && !info.shown) return null;
  return (
    <div className={styles["Alerts"]}>
      {open !== undefined && (
        <Alert tone={alertTones[open.kind]} title={say(`alerts.${open.kind}`)} href={open.href} />
      )}
      {info.shown && (
        <Alert
          title={say("alerts.twoFactor")}
          dismiss={{ label: say("alerts.later"), onPress: info.putAway }}
        >
          <TextLink href="/account/security/two-factor">{say("alerts.twoFactorFinish")}</TextLink>
        </Alert>
      )}
    </div>
  );
}

function useTwoFactorInfo(documents: ReturnType<typeof useDocumentStatuses>) {
  const { data: player } = usePlayer();
  const { data: configuration } = useSiteConfiguration();
  const { data: phone } = usePhone();
  const { data: twoFactor } = useTwoFactor();
  const [snoozed, setSnoozed] = useState(() => isSnoozed(document.cookie));
  const shown =
    configuration !== undefined &&
    documents !== undefined &&
    decideTwoFactorInfo({
      twoFactorAuthenticatorEnabled: configuration.twoFactorAuthenticatorEnabled,
      tfaEnrolment: configuration.tfaEnrolment,
      hasPinCode: player?.hasPinCode === true,
      phone: phone?.status,
      twoFactor: twoFactor?.status,
      documents,
      snoozed,
    });
  const putAway = () => {
    document.cookie = snoozeCookie;
    setSnoozed(true);
  };
  return { shown, putAway };
}
