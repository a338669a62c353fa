import { Alert, ContainerRow } from "@croupier/ui";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";

import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { alertTones, type OpenAlert as Opened } from "./decide-open-alert.ts";
import { hasOwnAlerts } from "./has-own-alerts.ts";
import { useOpenAlert } from "./open-alert-queries.ts";
import styles from "./OpenAlert.module.css";

/** What needs the player, above every page of the site, as one link to where it is settled (S4.3). */
export function OpenAlert({ session }: { session: string }) {
  const { pathname } = useLocation();
  return hasOwnAlerts(pathname) ? null : <Told session={session} />;
}

function Told({ session }: { session: string }) {
  const open = useOpenAlert(session);
  const place = document.getElementById("player-alerts");
  if (open === undefined || place === null) return null;
  return createPortal(
    <WithMessages areas={["alerts"]}>
      <Line {...open} />
    </WithMessages>,
    place,
  );
}

function Line({ kind, href }: Opened) {
  const say = useSay();
  return (
    <ContainerRow className={styles["OpenAlert"]}>
      <Alert tone={alertTones[kind]} title={say(`alerts.${kind}`)} href={href} />
    </ContainerRow>
  );
}
