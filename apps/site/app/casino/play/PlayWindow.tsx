import { IconButton, Badge, Money } from "@croupier/ui";
import {
  iconGrow,
  iconMaximize,
  iconMinimize,
  iconPictureInPicture,
  iconRectangle,
  iconVolume,
  iconVolumeOff,
  iconX,
} from "@croupier/ui/icons";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

import { useSay } from "../../language/Messages.context.tsx";
import { KeepButton } from "../own/KeepButton.tsx";
import { FailedLaunch } from "./FailedLaunch.tsx";
import { PlayClock } from "./PlayClock.tsx";
import { PlayFrame } from "./PlayFrame.tsx";
import { changePlay, closePlay, usePlay, type Play } from "./play-store.ts";
import { usePlace } from "./place.ts";
import styles from "./PlayWindow.module.css";
import { StoppedPlay } from "./StoppedPlay.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { useRoom } from "./use-room.ts";

type Open = Exclude<Play, { status: "none" }>;

/**
 * The window a game is played in. It lies above all pages: on the page of the game it fills the room that is
 * kept for it there, on every other it stands small in a corner and goes on.
 */
export function PlayWindow() {
  const play = usePlay();
  return play.status === "none" ? null : (
    <OpenWindow key={`${play.gameId} ${play.mode}`} play={play} />
  );
}

function OpenWindow({ play }: { readonly play: Open }) {
  const say = useSay();
  const place = usePlace();
  const box = useRef<HTMLElement>(null);
  const room = useRoom(place);
  const isMini = place === null;
  const full = useFullScreen(box, isMini);
  const close = useClose(play);
  // Focus belongs to the document. Whoever opened the game finds its bar next; who is busy elsewhere is left alone.
  useEffect(() => {
    if (!isMini && isFocusFree()) box.current?.focus({ preventScroll: true });
  }, [isMini]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard wherever the focus is inside
    <section
      ref={box}
      tabIndex={-1}
      aria-label={say("play.window", { game: play.title })}
      className={styles[isMini ? "PlayWindow--mini" : "PlayWindow"]}
      style={isMini ? undefined : room}
      data-play-window={isMini ? "mini" : "page"}
      onKeyDown={({ key }) => {
        if (key === "Escape" && !isMini && !full.isFull) close();
      }}
    >
      {!isMini && <Head play={play} full={full} onClose={close} />}
      <div className={styles["PlayWindow-stage"]}>
        {play.status === "running" && (
          <PlayFrame key={play.url} play={play} isMini={isMini} box={box} />
        )}
        {play.status === "running" && play.stoppedFor !== undefined && (
          <StoppedPlay key={play.stoppedFor} play={play} code={play.stoppedFor} />
        )}
        {play.status === "failed" && <FailedLaunch play={play} />}
        {play.status !== "failed" && !(play.status === "running" && play.isReady) && (
          <output className={styles["PlayWindow-waiting"]}>
            {say("play.opening", { game: play.title })}
          </output>
        )}
      </div>
      {isMini && <MiniFoot play={play} />}
    </section>
  );
}

function useClose({ href }: Open): () => void {
  const navigate = useNavigate();
  return () => {
    closePlay();
    // The address would open it again.
    void navigate(href, { replace: true, preventScrollReset: true });
  };
}

/** The focus is on nothing, or where a page change has put it. */
function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === "content";
}

interface HeadProps {
  readonly play: Open;
  readonly full: ReturnType<typeof useFullScreen>;
  readonly onClose: () => void;
}

function Head({ play, full, onClose }: HeadProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { title, mode } = play;
  const isTheatre = play.status === "running" && play.size === "theatre";
  return (
    <header className={styles["PlayWindow-head"]}>
      <strong className={styles["PlayWindow-title"]}>{title}</strong>
      <span className={styles["PlayWindow-mode"]} data-mode={mode}>
        <Badge tone="outline">{say(`play.mode.${mode}`)}</Badge>
      </span>
      <span className={styles["PlayWindow-tools"]}>
        {play.status === "running" && (
          <>
            <KeepButton gameId={play.gameId} title={play.title} />
            <SoundButton on={play.sound} />
            <IconButton
              icon={iconPictureInPicture}
              label={say("play.mini")}
              onClick={() => void navigate("/casino")}
            />
            <span className={styles["PlayWindow-wide"]}>
              <IconButton
                icon={iconRectangle}
                label={say(isTheatre ? "play.theatre.leave" : "play.theatre")}
                aria-pressed={isTheatre}
                onClick={() => changePlay({ size: isTheatre ? "page" : "theatre" })}
              />
            </span>
            <IconButton
              icon={full.isFull ? iconMinimize : iconMaximize}
              label={say(full.isFull ? "play.full.leave" : "play.full")}
              onClick={full.toggle}
            />
          </>
        )}
        <IconButton icon={iconX} label={say("play.close")} onClick={onClose} />
      </span>
    </header>
  );
}

function SoundButton({ on }: { readonly on: boolean }) {
  const say = useSay();
  return (
    <IconButton
      icon={on ? iconVolume : iconVolumeOff}
      label={say(on ? "play.sound.off" : "play.sound.on")}
      onClick={() => changePlay({ sound: !on })}
    />
  );
}

function MiniFoot({ play }: { readonly play: Open }) {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <footer className={styles["PlayWindow-foot"]}>
      <div className={styles["PlayWindow-words"]}>
        <strong className={styles["PlayWindow-title"]}>{play.title}</strong>
        {play.status === "running" && (
          <span className={styles["PlayWindow-soft"]}>
            {play.net !== undefined && play.currency !== undefined && (
              <>
                {say("play.net")} <Money amount={play.net} currency={play.currency} />
                {" · "}
              </>
            )}
            <PlayClock startedAt={play.startedAt} />
          </span>
        )}
      </div>
      {play.status === "running" && <SoundButton on={play.sound} />}
      <IconButton
        icon={iconGrow}
        label={say("play.grow")}
        onClick={() => void navigate(play.href)}
      />
      <IconButton icon={iconX} label={say("play.close")} onClick={() => closePlay()} />
    </footer>
  );
}
