import { analytics, visitEventsMax, type VisitEvent } from "@croupier/contracts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { batchMax, createFirstPartySink, type Batch } from "./first-party-sink.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const event: VisitEvent = { name: "page_change", path: "/" };

function open() {
  const sent: Batch[] = [];
  const sink = createFirstPartySink({
    visit: "sitting-0123456789",
    send: (batch) => sent.push(batch),
  });
  return { sent, sink };
}

it("events that happen together travel together, a few seconds later", () => {
  const { sent, sink } = open();
  for (let times = 0; times < 3; times += 1) sink.take(event);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(sent).toEqual([{ visit: "sitting-0123456789", events: [event, event, event] }]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

it("a full batch goes at once, and is one that the server takes", () => {
  const { sent, sink } = open();
  expect(batchMax).toBe(visitEventsMax);
  for (let times = 0; times < 45; times += 1) sink.take(event);
  expect(sent.map(({ events }) => events.length)).toEqual([20, 20]);
  for (const batch of sent) expect(analytics.record.body.safeParse(batch).success).toBe(true);
  sink.flush();
  expect(sent[2]?.events).toHaveLength(5);
});

it("leaving the page sends what waits, once", () => {
  const { sent, sink } = open();
  sink.flush();
  sink.take(event);
  sink.flush();
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});
