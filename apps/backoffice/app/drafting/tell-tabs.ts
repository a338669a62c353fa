import type { PartData } from "./check-part.ts";

type Word =
  | {
      readonly type: "kept";
      readonly part: string;
      readonly number: number;
      readonly data: PartData;
    }
  | { readonly type: "here" | "here too" | "gone" };

type Listener = {
  readonly onKept: (part: string, number: number, data: PartData) => void;
  readonly onOthers: (areOpen: boolean) => void;
};

/** What the tabs of one browser tell each other about an entry that is open in several. */
export function tellTabs(entryId: string, listener: Listener) {
  const line = new BroadcastChannel(`desk-entry:${entryId}`);
  // A channel reaches its own origin only, and has no second argument to say so.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (word: Word) => line.postMessage(word);
  // Only our own pages speak on this channel.
  line.addEventListener("message", ({ data }: MessageEvent<Word>) => {
    if (data.type === "kept") listener.onKept(data.part, data.number, data.data);
    if (data.type === "here") say({ type: "here too" });
    if (data.type === "here" || data.type === "here too") listener.onOthers(true);
    if (data.type === "gone") listener.onOthers(false);
  });
  say({ type: "here" });
  return {
    kept: (part: string, number: number, data: PartData) =>
      say({ type: "kept", part, number, data }),
    close() {
      say({ type: "gone" });
      line.close();
    },
  };
}
