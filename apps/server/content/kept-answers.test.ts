import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildSnapshot } from "@croupier/content";
import type { Audience } from "@croupier/content";
import { createKeptAnswers } from "./kept-answers.ts";

const publish = (sequence: number) =>
  buildSnapshot({
    bucket: "default",
    brandCode: "kingfisher",
    languages: ["en"],
    languageDefault: "en",
    sequence,
    rows: [],
  });
const visitor: Audience = {
  signedIn: false,
  hasPlayed: false,
  place: "CW",
  device: "Desktop",
};
const noon = new Date("2026-11-21T12:00:00Z");

let keep: ReturnType<typeof createKeptAnswers>["answer"];
let snapshot = publish(1);
/** Looks at the session, and at the place of those who have one; stale at one o'clock. */
const make = vi.fn((seen: Parameters<Parameters<typeof keep>[1]>[0]) => {
  const signedIn = seen.audience("signedIn");
  seen.staleAfter(new Date("2026-11-21T13:00:00Z"));
  return { signedIn, place: signedIn ? seen.audience("place") : null };
});
beforeEach(() => {
  keep = createKeptAnswers().answer;
  snapshot = publish(1);
  make.mockClear();
});

function ask(change: Partial<Audience> = {}, more: { question?: string; now?: Date } = {}) {
  const asked = { snapshot, question: "a", audience: { ...visitor, ...change }, now: noon };
  return keep({ ...asked, ...more }, make);
}

describe("an answer is kept", () => {
  test("for everybody who is alike in what it looked at", () => {
    const first = ask();
    expect(ask({ place: "DE", device: "Mobile" })).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test("and never told to somebody who is not", () => {
    ask();
    expect(ask({ signedIn: true })).toEqual({ signedIn: true, place: "CW" });
    expect(ask({ signedIn: true, place: "DE" })).toEqual({ signedIn: true, place: "DE" });
    expect(ask({ place: "DE" })).toEqual({ signedIn: false, place: null });
    expect(ask({ signedIn: true, place: "DE", device: "Mobile" })).toEqual({
      signedIn: true,
      place: "DE",
    });
  });

  test("for its own question, until something is published", () => {
    const first = ask();
    expect(ask({}, { question: "b" })).not.toBe(first);
    snapshot = publish(2);
    expect(ask()).not.toBe(first);
  });

  test("until the moment from which it may be another one", () => {
    const first = ask();
    expect(ask({}, { now: new Date("2026-11-21T12:59:59.999Z") })).toBe(first);
    expect(ask({}, { now: new Date("2026-11-21T13:00:00Z") })).not.toBe(first);
  });

  test("unless there is nothing to answer", () => {
    const none = vi.fn(() => undefined);
    const asked = { snapshot, question: "none", audience: visitor, now: noon };
    expect([keep(asked, none), keep(asked, none)]).toEqual([undefined, undefined]);
    expect(none).toHaveBeenCalledTimes(2);
  });

  test("and a thousand questions do not fill the memory", () => {
    const first = ask();
    for (let number = 0; number < 1_000; number += 1) ask({}, { question: `q${number}` });
    expect(ask()).not.toBe(first);
    expect(ask()).toEqual(first);
  });
});
