import { readFrameMessage, toBridge, type PageMessage } from "@croupier/contracts/frame-bridge";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useNavigate } from "react-router";

import { useLanguage, useSay } from "../../language/Messages.context.tsx";
import { onMoneyMoved } from "../../session/money-moved.ts";
import { useSite } from "../../site.ts";
import { notePlay } from "../played/note-play.ts";
import { doAsAsked } from "./do-as-asked.ts";
import styles from "./PlayFrame.module.css";
import { hearFrame } from "./hear-frame.ts";
import { failPlay, type Play } from "./play-store.ts";

export interface PlayFrameProps {
  readonly play: Extract<Play, { status: "running" }>;
  readonly isMini: boolean;
  readonly box: RefObject<HTMLElement | null>;
}

const readyMsMax = 20_000;

/** The frame of a game, on an origin of its own. Only that origin is heard, and only it is told anything. */
export function PlayFrame({ play, isMini, box }: PlayFrameProps) {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const site = useSite();
  const brand = site?.brandCode;
  const { origin, isReady, sound, size } = play;
  const pausedFor = play.pausedFor ?? play.stoppedFor;

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = readFrameMessage(event.data);
    if (message === undefined) return;
    hearFrame(message);
    if (message.type === "ready" && !isReady) {
      void notePlay(play.gameId, { signedIn: site?.signedIn ?? false });
    }
    if (message.type === "ask") doAsAsked(message, { play, navigate, box: box.current });
  });
  const tell = useEffectEvent((message: PageMessage) => {
    frame.current?.contentWindow?.postMessage(toBridge(message), origin);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);

  const passOn = useEffectEvent(() => {
    if (isReady && play.mode === "real") tell({ type: "balance-changed" });
  });
  // A deposit, or the same player on another device: the frame has no line of its own.
  useEffect(() => onMoneyMoved(() => passOn()), []);

  // What its pot holds is told to the whole site; the frame hears of it while there is room to show it.
  const language = useLanguage();
  const currency = isReady && !isMini && play.mode === "real" ? play.currency : undefined;
  useEffect(() => {
    if (currency === undefined) return;
    const gone = new AbortController();
    const { signal } = gone;
    import("./follow-pot.ts").then(
      ({ followPot }) =>
        followPot({ gameId: play.gameId, currency, language, signal }, (hundredths) =>
          tell({ type: "pot", hundredths, currency }),
        ),
      reportError,
    );
    return () => gone.abort();
  }, [play.gameId, currency, language]);

  // A frame that says nothing for so long will not say anything.
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => failPlay({ code: "unreachable" }), readyMsMax);
    return () => clearTimeout(timer);
  }, [isReady]);

  // The frame is another document: what the page knows has to be sent to it.
  useEffect(() => {
    if (!isReady) return;
    const theme = isDark() ? "dark" : "light";
    tell({
      type: "look",
      theme,
      size: isMini ? "mini" : size,
      ...(brand !== undefined && { brand }),
    });
    tell({ type: "sound", on: sound });
    tell(pausedFor === undefined ? { type: "resume" } : { type: "pause", reason: pausedFor });
  }, [isReady, isMini, size, sound, pausedFor, brand]);

  return (
    // The frame has an origin of its own (`GAMES_ORIGIN`), which is never the page's: there `allow-same-origin`
    // means that origin alone, and a game cannot take its own sandbox off.
    <iframe
      ref={frame}
      className={styles["PlayFrame"]}
      src={play.url}
      title={say("play.window", { game: play.title })}
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin"
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
    />
  );
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "dark" || chosen === "light") return chosen === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
