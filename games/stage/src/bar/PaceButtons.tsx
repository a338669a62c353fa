import { IconButton } from "@croupier/ui";
import { iconFastForward, iconRepeat } from "@croupier/ui/icons";
import { useState } from "react";
import { mayAutoplay, mayChoose, mayTurbo } from "../desk/may-play.ts";
import type { StageState } from "../desk/stage-state.ts";
import { useStage } from "../Stage.context.tsx";
import { AutoplaySheet } from "./AutoplaySheet.tsx";
import styles from "./StageBar.module.css";

/** Faster, and by itself: each is there only where the law of the player's place lets it be. */
export function PaceButtons({ state }: { readonly state: StageState }) {
  const { desk, words, game } = useStage();
  const [isSetting, setSetting] = useState(false);
  const mayGoOn = mayAutoplay({ game }, state);
  return (
    <>
      {mayTurbo({ game }, state) && (
        <IconButton
          className={styles["StageBar-pace"]}
          icon={iconFastForward}
          label={words.turbo}
          aria-pressed={state.isTurbo}
          onClick={() => desk.setTurbo(!state.isTurbo)}
        />
      )}
      {mayGoOn && (
        <IconButton
          className={styles["StageBar-pace"]}
          icon={iconRepeat}
          label={words.autoplay.title}
          aria-disabled={!mayChoose(state) || undefined}
          onClick={() => mayChoose(state) && setSetting(true)}
        />
      )}
      {mayGoOn && (
        <AutoplaySheet isOpen={isSetting} state={state} onClose={() => setSetting(false)} />
      )}
    </>
  );
}
