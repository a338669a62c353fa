import type { LiveNeeds } from "./follow-live.ts";

type Wanted = Omit<LiveNeeds, "signal">;

interface Following {
  readonly gone: AbortController;
  listeners: number;
}

const followed = new Map<string, Following>();

/** The first who wants it begins, the last who leaves ends it. Answers how to leave. */
export function joinLive(wanted: Wanted): () => void {
  const name = JSON.stringify(wanted);
  const following = followed.get(name) ?? begin(name, wanted);
  following.listeners += 1;
  return () => {
    following.listeners -= 1;
    if (following.listeners > 0) return;
    followed.delete(name);
    following.gone.abort();
  };
}

function begin(name: string, wanted: Wanted): Following {
  const following: Following = { gone: new AbortController(), listeners: 0 };
  followed.set(name, following);
  const { signal } = following.gone;
  import("./follow-live.ts").then(
    ({ followLive }) => (signal.aborted ? undefined : followLive({ ...wanted, signal })),
    reportError,
  );
  return following;
}
