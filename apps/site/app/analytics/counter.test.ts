import type { VisitEvent } from "@croupier/contracts";
import { expect, it } from "vitest";

import { createCounter } from "./counter.ts";

function watched() {
  const taken: VisitEvent[] = [];
  return { taken, take: (event: VisitEvent) => taken.push(event), flush: () => {} };
}

const yes = { name: "help_yes", article: "a1" } as const;
const no = { name: "help_no", article: "a1" } as const;

it("what is told before the answer waits for it, with the page it happened on", () => {
  let path = "/help";
  const counter = createCounter({ readPath: () => path });
  const sink = watched();
  counter.tell(yes);
  path = "/";
  counter.countWith(sink);
  counter.tell(no);
  expect(sink.taken).toEqual([
    { ...yes, path: "/help" },
    { ...no, path: "/" },
  ]);
});

it("after a no nothing is kept, also when a yes follows", () => {
  const counter = createCounter({ readPath: () => "/" });
  const sink = watched();
  counter.tell(yes);
  counter.stop();
  counter.tell(yes);
  counter.countWith(sink);
  expect(sink.taken).toEqual([]);
  counter.tell(no);
  counter.stop();
  counter.tell(yes);
  expect(sink.taken).toEqual([{ ...no, path: "/" }]);
});

it("what waits is bounded", () => {
  const counter = createCounter({ readPath: () => "/" });
  const sink = watched();
  for (let times = 0; times < 500; times += 1) counter.tell(yes);
  counter.countWith(sink);
  expect(sink.taken).toHaveLength(50);
});
