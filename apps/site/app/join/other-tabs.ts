import type { Answers } from "./answers.ts";

const question = "what is answered?";

/**
 * Whoever opens joining in a second tab finds what the first one holds. It goes from tab to tab of one
 * browser and is written nowhere; a tab in which somebody has typed keeps its own.
 */
export function listenToOtherTabs({
  find,
  onTold,
}: {
  readonly find: () => Answers | undefined;
  readonly onTold: (told: unknown) => void;
}): () => void {
  const channel = new BroadcastChannel("join");
  // A channel reaches pages of this origin alone; there is no other to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (words: unknown) => channel.postMessage(words);
  channel.addEventListener("message", ({ data }) => {
    const own = find();
    if (data !== question) {
      if (own === undefined) onTold(data);
    } else if (own !== undefined) say(own);
  });
  if (find() === undefined) say(question);
  return () => channel.close();
}
