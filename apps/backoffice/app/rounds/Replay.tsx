import type { TracedRoundView } from "@croupier/contracts";
import { Button, useComputedColorScheme } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { nameOfGame } from "../games/game-words.ts";
import { Notice } from "../parts/Notice.tsx";
import type { AgainMessage, ReplayMessage, ShowMessage } from "../replay/replay-words.ts";
import styles from "./Rounds.module.css";

type State = "loading" | "shown" | "none";

/** The scene of the game, which plays the book of the round. It needs no session, and moves no money. */
export function Replay({ of: { round, config } }: { of: TracedRoundView }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>("loading");
  const theme = useComputedColorScheme("dark");

  // The frame is another page: what it says comes as messages.
  useEffect(() => {
    const tell = (message: ShowMessage | AgainMessage) =>
      frame.current?.contentWindow?.postMessage(message, location.origin);
    const show = () => tell({ type: "show", round, config, theme });
    function listen({ origin, source, data }: MessageEvent<ReplayMessage>) {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data.type === "ready") show();
      else setState(data.type);
    }
    addEventListener("message", listen);
    show();
    return () => removeEventListener("message", listen);
  }, [round, config, theme]);

  if (state === "none") {
    return (
      <Notice icon="screen" tone="quiet" title="No scene to watch">
        This game has no scene in this version. Its book stands below, and the public verifier
        counts it out.
      </Notice>
    );
  }
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, under a policy of its own */}
      <iframe
        ref={frame}
        className={styles["Rounds-scene"]}
        src="/replay/"
        title={`The round of ${nameOfGame(round.game)} once more`}
      />
      <Button
        className={styles["Rounds-again"]}
        variant="default"
        disabled={state !== "shown"}
        onClick={() =>
          frame.current?.contentWindow?.postMessage({ type: "again" }, location.origin)
        }
      >
        Watch it again
      </Button>
    </>
  );
}
