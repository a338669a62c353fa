import { expect, test } from "vitest";
import { scrubMessage } from "./scrub-message.ts";

test.each([
  ['invalid input syntax for type uuid: "alice"', 'invalid input syntax for type uuid: "…"'],
  ['bad JSON at "{"name":"Alice","pin":1}"', 'bad JSON at "…"'],
  ["no mailbox for alice.m+x@example.com here", "no mailbox for [e-mail] here"],
  ["Key (email)=(alice at home) already exists", "Key (…)=(…) already exists"],
  ["connect ECONNREFUSED 127.0.0.1:5432", "connect ECONNREFUSED [address]:5432"],
  ["unknown player 0198c0de-aaaa-7bbb-8ccc-0123456789ab", "unknown player [id]"],
  ["token q3Jx0Zk9v2bN7mQ1wE5rT8yU6iO4pA0s is stale", "token [token] is stale"],
  ["card 4111 1111 1111 1111 refused", "card [number] refused"],
  ["call +599 9 123 45 67 now", "call +[number] now"],
  ["relation 'players.profile' is missing", "relation '…' is missing"],
  ["two\nlines   and blanks", "two lines and blanks"],
])("%j is kept as %j", (message, kept) => {
  expect(scrubMessage(message)).toBe(kept);
});

test.each(["a", "@", "'", "(", "1", "a@"])(
  "hostile: a message of nothing but %j is one of a few words",
  (piece) => {
    expect(scrubMessage(piece.repeat(10_000)).length).toBeLessThanOrEqual(300);
  },
);

test("a very long message is cut", () => {
  expect(scrubMessage("word ".repeat(10_000))).toHaveLength(300);
});
