import { ContainerRow } from "@croupier/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";

import { mayBeRead } from "../agreements/may-be-read.ts";
import { playerClient } from "../calls/player-client.ts";
import { stopPlay, usePlay } from "../casino/play/play-store.ts";
import { WithMessages } from "../language/Messages.context.tsx";
import { OwedPlace } from "../session/OwedPlace.tsx";
import { standingKey, valueOf } from "../session/wallet-queries.ts";
import { ClosedNotice } from "./ClosedNotice.tsx";
import styles from "./PlayClosed.module.css";

/** A break that ends, or a limit that has room again, is learned within this time. */
const pollMs = 60_000;

/** Above every page, the pages of games among them: why a player cannot play now. Here: what they owe. */
export function PlayClosed({ session }: { session: string }) {
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey: [...standingKey, session],
    queryFn: async ({ signal }) =>
      valueOf(await playerClient.saferPlay.standing({ params: { session }, signal })),
    refetchInterval: pollMs,
  });
  useStoppedPlay(data?.play.reason?.code);
  if (data === undefined) return null;
  const { play, withdraw, owed } = data;
  const place = document.getElementById("player-alerts");
  const isSilent = play.reason === undefined || hasOwnWords(pathname, play.reason.code);
  const reason = isSilent ? undefined : play.reason;
  if (reason === undefined && owed === null) return null;
  return (
    <WithMessages areas={["closed"]}>
      {owed !== null && <OwedPlace owed={owed} />}
      {reason !== undefined &&
        place !== null &&
        createPortal(
          <ContainerRow className={styles["PlayClosed"]}>
            <ClosedNotice reason={reason} mayWithdraw={withdraw.allowed} />
          </ContainerRow>,
          place,
        )}
    </WithMessages>
  );
}

/** Asked about in front of the page: the game waits meanwhile, and is not over. */
const isAsked: ReadonlySet<string> = new Set(["reality_check_due", "agreement_due"]);

/** A game that stands open is told as soon as its player may not play. */
function useStoppedPlay(code: string | undefined): void {
  const stops = code !== undefined && !isAsked.has(code) ? code : undefined;
  const isPlaying = usePlay().status === "running";
  // The window of the game lies above all pages, and outlives this one.
  useEffect(() => {
    if (isPlaying) stopPlay(stops);
  }, [stops, isPlaying]);
}

/**
 * The page of the exclusion says all of it; a blocked document has an alert and a page of its own; changed
 * terms are asked about in front of every page that has not to be read for an answer.
 */
function hasOwnWords(pathname: string, code: string): boolean {
  if (code === "agreement_due") return !mayBeRead(pathname);
  return pathname === "/account/take-a-break" || code === "document_blocked";
}
