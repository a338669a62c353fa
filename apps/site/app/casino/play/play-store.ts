import type { FrameSize } from "@croupier/contracts/frame-bridge";
import { compare, isAsset, parseMoney } from "@croupier/kit/money";
import { useSyncExternalStore } from "react";

import type { GameMode } from "../game-modes.ts";
import type { LaunchFailure } from "./launch-failure.ts";
import { sayPlayAsked } from "./play-asked.ts";

/** Which game, in which mode, and where its page is. */
export interface OpenedGame {
  readonly gameId: string;
  readonly title: string;
  readonly href: string;
  readonly mode: GameMode;
  /** Whether its page is this site's: there an address says the mode by its fragment, elsewhere by its query. */
  readonly isOwn: boolean;
}

/** A round that was seen to its end, and what it came to. */
export interface EndedRound {
  readonly round: string;
  readonly net: string;
  /** A moment, as it is written everywhere. */
  readonly at: string;
}

export interface RunningPlay extends OpenedGame {
  readonly status: "running";
  readonly url: string;
  /** Of the frame: nobody else is heard, and nobody else is told anything. */
  readonly origin: string;
  readonly startedAt: number;
  readonly isReady: boolean;
  /** Of the rounds since it was opened, in the currency of its balance. */
  readonly net: string | undefined;
  readonly currency: string | undefined;
  /** As its frame shows it: what a round wins is not on it before it was seen. */
  readonly balance: string | undefined;
  /** A round was begun and is not seen to its end. */
  readonly isRoundOn: boolean;
  /** The last few that have a receipt, the newest first. */
  readonly ended: readonly EndedRound[];
  readonly sound: boolean;
  readonly size: FrameSize;
  readonly pausedFor: string | undefined;
  /** The code of why it may not go on; its window says so over the frame, and what to do next. */
  readonly stoppedFor: string | undefined;
}

export type Play =
  | { readonly status: "none" }
  | ({ readonly status: "opening" } & OpenedGame)
  | ({ readonly status: "failed"; readonly failure: LaunchFailure } & OpenedGame)
  | RunningPlay;

const none: Play = { status: "none" };
let play: Play = none;
/** Waits for an answer of the player, whichever game is opened meanwhile. */
let pausedFor: string | undefined;
const listeners = new Set<() => void>();

function change(next: Play): void {
  play = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function playNow(): Play {
  return play;
}

/** The one game that is played in this tab; it goes on while pages come and go. */
export function usePlay(): Play {
  return useSyncExternalStore(
    subscribe,
    () => play,
    () => none,
  );
}

export function openPlay(
  game: OpenedGame,
  launch: () => Promise<{ readonly url: string } | { readonly failure: LaunchFailure }>,
): void {
  const opening: Play = { status: "opening", ...game };
  change(opening);
  sayPlayAsked();
  launch().then(
    (launched) => {
      // Another game was opened meanwhile, or this one closed.
      if (play !== opening) return;
      change(
        "url" in launched
          ? running(game, launched.url)
          : { status: "failed", ...game, ...launched },
      );
    },
    () => {
      if (play === opening) change({ status: "failed", ...game, failure: { code: "unreachable" } });
    },
  );
}

function running(game: OpenedGame, url: string): RunningPlay {
  return {
    status: "running",
    ...game,
    url,
    origin: new URL(url, location.href).origin,
    startedAt: Date.now(),
    isReady: false,
    net: undefined,
    currency: undefined,
    balance: undefined,
    isRoundOn: false,
    ended: [],
    // Silent until a gesture, as browsers want it and people as well.
    sound: false,
    size: "page",
    pausedFor,
    stoppedFor: undefined,
  };
}

export function closePlay(): void {
  change(none);
}

export function changePlay(
  part: Partial<
    Pick<
      RunningPlay,
      "size" | "sound" | "isReady" | "net" | "currency" | "balance" | "isRoundOn" | "ended"
    >
  >,
): void {
  if (play.status === "running") change({ ...play, ...part });
}

/** No new round begins while something of the page waits for an answer. */
export function pausePlay(reason: string | undefined): void {
  pausedFor = reason;
  if (play.status === "running") change({ ...play, pausedFor: reason });
}

/** A game for money that was open when something of its player or of the house changed; undefined: it may go on. */
export function stopPlay(code: string | undefined): void {
  if (play.status !== "running" || play.mode !== "real" || play.stoppedFor === code) return;
  change({ ...play, stoppedFor: code });
}

/** Why the game does not go on; its window says so, and what to do next. */
export function failPlay(failure: LaunchFailure): void {
  if (play.status !== "running") return;
  const { gameId, title, href, mode, isOwn } = play;
  change({ status: "failed", gameId, title, href, mode, isOwn, failure });
}

/**
 * What the header says while a round for money is shown: the wallet knows its end already. Never more than
 * the wallet has, whatever a frame says.
 */
export function balanceInRound(
  now: Play,
  wallet: { readonly amount: string; readonly currency: string },
): string {
  if (now.status !== "running" || now.mode !== "real" || !now.isRoundOn) return wallet.amount;
  const { balance, currency } = now;
  if (balance === undefined || currency !== wallet.currency || !isAsset(currency)) {
    return wallet.amount;
  }
  const shown = parseMoney(balance, currency);
  const had = parseMoney(wallet.amount, currency);
  return shown.ok && had.ok && compare(shown.value, had.value) < 0 ? balance : wallet.amount;
}
