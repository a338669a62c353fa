import type { VisitEvent } from "@croupier/contracts";

import type { EventSink } from "./counter.ts";

/** As many as one batch may bring (`visitEventsMax` of the contract). */
export const batchMax = 20;
const waitMs = 5_000;

export interface Batch {
  readonly visit: string;
  readonly events: readonly VisitEvent[];
}

/**
 * Events go home in batches: when one is full, after a while, and when the page is left. A batch that
 * the browser does not take is lost; nobody is ever kept waiting for being counted.
 */
export function createFirstPartySink(needs: {
  visit: string;
  send: (batch: Batch) => void;
}): EventSink {
  let events: VisitEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0) return;
    needs.send({ visit: needs.visit, events });
    events = [];
  }

  return {
    take(event) {
      events.push(event);
      if (events.length >= batchMax) flush();
      else timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}
