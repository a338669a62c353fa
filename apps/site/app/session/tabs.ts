const channelName = "session";

/** What the tabs of one browser tell each other: that the session they share has ended. */
export interface Tabs {
  tellSignedOut(): void;
  close(): void;
}

export function joinTabs({ onSignedOut }: { onSignedOut: () => void }): Tabs {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === "signed-out") onSignedOut();
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tellSignedOut: () => channel.postMessage("signed-out"),
    close: () => channel.close(),
  };
}
