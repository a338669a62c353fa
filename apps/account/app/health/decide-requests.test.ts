import { describe, expect, it } from "vitest";

import { decideEmailChange, decideErasure } from "./decide-requests.ts";

describe("what a player asked for and what waits", () => {
  it("another address leads to the profile until both mailboxes have said yes", () => {
    expect(decideEmailChange(null)).toEqual([]);
    const pending = { newEmail: "emil@new.example", oldConfirmed: true, newConfirmed: false };
    const [line] = decideEmailChange(pending);
    expect([line?.state, line?.action?.href]).toEqual(["todo", "/account/profile"]);
    expect(line?.detail.values).toEqual({ email: "emil@new.example" });
  });

  it.each([
    ["REQUESTED", ["waiting"]],
    ["HELD", ["waiting"]],
    ["WITHDRAWN", []],
    ["ERASED", []],
  ] as const)("to be forgotten, %s", (state, states) => {
    expect(decideErasure({ state }).map((line) => line.state)).toEqual(states);
  });

  it("nobody who never asked is told of it", () => {
    expect(decideErasure(null)).toEqual([]);
  });
});
