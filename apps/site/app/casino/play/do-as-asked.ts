import type { FrameMessage } from "@croupier/contracts/frame-bridge";
import type { NavigateFunction } from "react-router";

import { detour } from "../../sign-in/detour.ts";
import { addressInMode } from "../game-modes.ts";
import { changePlay, closePlay, type OpenedGame } from "./play-store.ts";

type Ask = Extract<FrameMessage, { type: "ask" }>;

interface Needs {
  readonly play: OpenedGame;
  readonly navigate: NavigateFunction;
  readonly box: HTMLElement | null;
}

/** What a frame may ask of its page: to lead somewhere, to give it another size, to close it. */
export function doAsAsked({ what, round }: Ask, { play, navigate, box }: Needs): void {
  const go = (to: string) => void navigate(to);
  switch (what) {
    case "login":
      return go(detour("/login", addressInMode(play.href, "real", play.isOwn)));
    case "real":
      return go(addressInMode(play.href, "real", play.isOwn));
    case "deposit":
      return go("/account/cashier/deposit");
    case "limits":
      return go("/account/limits");
    case "history":
      return go("/account/activity");
    case "verify":
      return go(round === undefined ? "/verify" : `/verify?round=${encodeURIComponent(round)}`);
    case "theatre":
    case "page":
      return changePlay({ size: what });
    case "full":
      return void box?.requestFullscreen();
    case "close":
      closePlay();
      return go(play.href);
  }
}
