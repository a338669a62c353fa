import type { AnnounceContent } from "@croupier/content";
import type { Announcer } from "./announcer.ts";

/**
 * Tells every server that something was published in a bucket. The publication stands by then, so a
 * line that is cut is reported and refuses nothing: servers also look by themselves, each second.
 */
export function announceContent({
  announcer,
  onError,
}: {
  readonly announcer: Pick<Announcer, "announce">;
  readonly onError: (error: unknown) => void;
}): AnnounceContent {
  return async ({ bucket }) => {
    await announcer.announce({ topic: "content", ids: [bucket] }).catch(onError);
  };
}
