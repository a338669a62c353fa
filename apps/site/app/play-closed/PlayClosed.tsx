import { ContainerRow } from "@croupier/ui";
import { useQuery } from "@tanstack/react-query";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";

import { mayBeRead } from "../agreements/may-be-read.ts";
import { playerClient } from "../calls/player-client.ts";
import { WithMessages } from "../language/Messages.context.tsx";
import { valueOf } from "../session/wallet-queries.ts";
import { ClosedNotice } from "./ClosedNotice.tsx";
import styles from "./PlayClosed.module.css";

/** A break that ends, or a limit that has room again, is learned within this time. */
const pollMs = 60_000;

/** Above every page, the pages of games among them: why a player cannot play now. */
export function PlayClosed({ session }: { session: string }) {
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: ["standing", session],
    queryFn: async ({ signal }) =>
      valueOf(await playerClient.saferPlay.standing({ params: { session }, signal })),
    refetchInterval: pollMs,
  });
  const place = document.getElementById("player-alerts");
  const reason = data?.play.reason;
  if (place === null || reason === undefined || hasOwnWords(pathname, reason.code)) return null;
  return createPortal(
    <WithMessages areas={["closed"]}>
      <ContainerRow className={styles["PlayClosed"]}>
        <ClosedNotice reason={reason} mayWithdraw={data?.withdraw.allowed === true} />
      </ContainerRow>
    </WithMessages>,
    place,
  );
}

/**
 * The page of the exclusion says all of it; a blocked document has an alert and a page of its own; changed
 * terms are asked about in front of every page that has not to be read for an answer.
 */
function hasOwnWords(pathname: string, code: string): boolean {
  if (code === "agreement_due") return !mayBeRead(pathname);
  return pathname === "/account/take-a-break" || code === "document_blocked";
}
