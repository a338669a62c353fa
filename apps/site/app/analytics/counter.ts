import type { VisitEvent } from "@croupier/contracts";

type WithoutPath<Event> = Event extends unknown ? Omit<Event, "path"> : never;

/** Something a visitor did. On which page is known where it is told. */
export type Told = WithoutPath<VisitEvent>;

/** Where events go. One of ours sends them home; another could hand them to a tool of the operator's. */
export interface EventSink {
  take(event: VisitEvent): void;
  /** Before the page goes: whatever waits is sent now. */
  flush(): void;
}

const waitingMax = 50;

/**
 * What the pages tell. Until somebody decides whether it is counted, a few events wait; without
 * consent they are dropped, and so is all that comes after.
 */
export function createCounter({ readPath }: { readPath: () => string }) {
  let waiting: VisitEvent[] | undefined = [];
  let sink: EventSink | undefined;

  return {
    tell(told: Told, path = readPath()): void {
      const event: VisitEvent = { ...told, path };
      if (sink !== undefined) sink.take(event);
      else if (waiting !== undefined && waiting.length < waitingMax) waiting.push(event);
    },

    /** The visitor agreed: what waited and what comes goes there. */
    countWith(chosen: EventSink): void {
      sink = chosen;
      for (const event of waiting ?? []) chosen.take(event);
      waiting = undefined;
    },

    /** The visitor did not agree, or does not any more. */
    stop(): void {
      sink = undefined;
      waiting = undefined;
    },
  };
}

/** Of this page, in this browser. */
export const counter = createCounter({ readPath: () => location.pathname });
