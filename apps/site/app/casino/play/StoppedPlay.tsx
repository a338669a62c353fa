import { useEffect, useState } from "react";

import { useSay } from "../../language/Messages.context.tsx";
import { FailedLaunch } from "./FailedLaunch.tsx";
import type { RunningPlay } from "./play-store.ts";
import styles from "./PlayWindow.module.css";

/** A round that was decided is seen to its end, and nobody waits for one that cannot come to it. */
const seenMsMax = 4_000;

/** Over the frame of a game that may not go on: why, what becomes of a round, and what to do next. */
export function StoppedPlay({ play, code }: { readonly play: RunningPlay; readonly code: string }) {
  const say = useSay();
  const [isLong, setLong] = useState(false);
  // The frame is another document: how long its round is shown is known to nobody here.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), seenMsMax);
    return () => clearTimeout(timer);
  }, []);
  if (play.isRoundOn && !isLong) return null;
  return (
    <div role="alert" className={styles["PlayWindow-stopped"]} data-stopped={code}>
      <FailedLaunch play={{ ...play, failure: { code } }} />
      <p className={styles["PlayWindow-soft"]}>{say("play.stopped")}</p>
    </div>
  );
}
