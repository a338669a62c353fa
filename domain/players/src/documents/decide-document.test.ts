import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { decideDocument, type DocumentAct, type DocumentState } from "./decide-document.ts";
import { documentStatuses } from "./document.ts";

const acts = {
  ask: { act: "ask" },
  send: { act: "send" },
  approve: { act: "approve" },
  reject: { act: "reject", reason: "unreadable" },
  block: { act: "block", reason: "altered" },
  unblock: { act: "unblock" },
  turnAway: { act: "turn_away", reason: "unsafe" },
} as const satisfies Record<string, DocumentAct>;

const no = {
  asked: "document_already_asked",
  blocked: "document_blocked",
  review: "document_in_review",
  unasked: "document_not_asked",
  valid: "document_valid",
  waiting: "document_not_waiting",
} as const;

/** The machine, whole: a row per status, a column per act; what is written small is refused. */
const table = {
  NONE: ["REQUESTED", no.unasked, no.waiting, no.waiting, no.unasked, no.waiting, no.unasked],
  REQUESTED: [no.asked, "PENDING", no.waiting, no.waiting, "BLOCKED", no.waiting, "INVALID"],
  PENDING: [no.asked, no.review, "VERIFIED", "INVALID", "BLOCKED", no.waiting, no.review],
  VERIFIED: [no.valid, no.valid, no.waiting, no.waiting, "BLOCKED", no.waiting, no.valid],
  INVALID: [no.asked, "PENDING", no.waiting, no.waiting, "BLOCKED", no.waiting, "INVALID"],
  BLOCKED: [no.blocked, no.blocked, no.waiting, no.waiting, no.blocked, "REQUESTED", no.blocked],
} as const;

const rows = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(acts).map(([name, act], place) => ({ status, name, act, becomes: row[place] })),
);

describe("a document moves between its statuses and nowhere else", () => {
  test.each(rows)("[S3.6] [S4.14] $status, $name: $becomes", ({ status, act, becomes }) => {
    const from = { status, rejections: 0, isValid: true } as DocumentState;
    const decided = decideDocument(from, act);
    expect(decided.ok ? decided.value.status : decided.refusal.code).toBe(becomes);
  });
});

it("asks again once a verified one has run out", () => {
  const ranOut: DocumentState = { status: "VERIFIED", rejections: 0, isValid: false };
  expect(decideDocument(ranOut, acts.ask)).toMatchObject({
    ok: true,
    value: { status: "REQUESTED" },
  });
});

it("tells the player why, and nothing of the kind once it is right", () => {
  const pending: DocumentState = { status: "PENDING", rejections: 2, isValid: false };
  expect(decideDocument(pending, acts.reject)).toMatchObject({
    value: { reason: "unreadable", rejections: 3 },
  });
  expect(decideDocument(pending, acts.approve)).toMatchObject({
    value: { reason: null, rejections: 0 },
  });
});

it("stops at the fifth that was no good", () => {
  const fourth: DocumentState = { status: "PENDING", rejections: 4, isValid: false };
  expect(decideDocument(fourth, acts.reject)).toMatchObject({
    value: { status: "BLOCKED", reason: "too_many_tries" },
  });
});

it("is never verified without having been looked at, whatever happens before", () => {
  const someActs = fc.array(fc.constantFrom(...Object.values(acts)), { maxLength: 40 });
  fc.assert(
    fc.property(someActs, (happening) => {
      let state: DocumentState = { status: "NONE", rejections: 0, isValid: true };
      for (const act of happening) {
        const decided = decideDocument(state, act);
        if (!decided.ok) continue;
        const { status, reason } = decided.value;
        expect(documentStatuses).toContain(status);
        if (status === "VERIFIED") expect([state.status, act.act]).toEqual(["PENDING", "approve"]);
        expect(reason !== null).toBe(status === "INVALID" || status === "BLOCKED");
        state = { ...state, ...decided.value };
      }
    }),
  );
});
