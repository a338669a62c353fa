const channelName = "session";

/** What the tabs of one browser tell each other about the session they share. */
export type TabWord =
  /** About to sign out: its end, when it comes, is no surprise. */
  | "signing-out"
  | "signed-out"
  /** Somebody came in, in another tab. */
  | "signed-in"
  /** It goes on: signing out failed, or the player chose to stay. */
  | "stayed";

const words: readonly TabWord[] = ["signing-out", "signed-out", "signed-in", "stayed"];

export interface Tabs {
  tell(word: TabWord): void;
  close(): void;
}

export function joinTabs(hear: (word: TabWord) => void): Tabs {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (words.some((word) => word === data)) hear(data as TabWord);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (word) => channel.postMessage(word),
    close: () => channel.close(),
  };
}
