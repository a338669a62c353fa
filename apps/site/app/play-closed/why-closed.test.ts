import { standingReason } from "@croupier/contracts";
import { expect, test } from "vitest";
import { whyClosed, type ClosedReason } from "./why-closed.ts";

const until = "2027-05-21T12:00:00.000Z";

test.each<[ClosedReason, string, string | null, string | null, boolean]>([
  // told, title, until, the way on, whether helplines are named
  [
    { code: "self_excluded", source: "player", until },
    "self_excluded_player",
    until,
    "exclusion",
    true,
  ],
  [
    { code: "self_excluded", source: "operator", until: null },
    "self_excluded_operator",
    null,
    "exclusion",
    true,
  ],
  [
    { code: "self_excluded", source: "register", until: null },
    "self_excluded_register",
    null,
    null,
    true,
  ],
  [{ code: "self_excluded", source: "person", until }, "self_excluded_person", until, null, true],
  [{ code: "on_a_break", until }, "on_a_break", until, "break", true],
  [{ code: "limit_reached", limit: "loss", until }, "limit_reached_loss", until, "limits", true],
  [{ code: "limit_reached", limit: "stake", until }, "limit_reached_stake", until, "limits", true],
  [
    { code: "limit_reached", limit: "deposit", until },
    "limit_reached_deposit",
    until,
    "limits",
    false,
  ],
  [{ code: "session_limit_reached", until }, "session_limit_reached", until, "limits", true],
  [{ code: "account_blocked" }, "account_blocked", null, "help", false],
  [{ code: "account_closed" }, "account_closed", null, "help", false],
  [{ code: "person_in_review" }, "person_in_review", null, "help", false],
  [{ code: "register_unreachable" }, "register_unreachable", null, null, false],
  [{ code: "document_blocked" }, "document_blocked", null, "documents", false],
  [{ code: "money_owed" }, "money_owed", null, "deposit", false],
  [{ code: "email_unconfirmed" }, "email_unconfirmed", null, "email", false],
  [{ code: "agreement_due" }, "agreement_due", null, "agreements", false],
  [{ code: "play_closed" }, "play_closed", null, null, false],
  [{ code: "not_offered_here" }, "not_offered_here", null, null, false],
])("%j is told as %s", (reason, title, end, way, helps) => {
  const told = whyClosed(reason);
  expect(told).toMatchObject({ title, until: end, helps });
  expect(told?.way?.way ?? null).toBe(way);
});

test("nothing is told twice: the reminder of the time stands in front of the page by itself", () => {
  expect(whyClosed({ code: "reality_check_due" })).toBeNull();
  expect(whyClosed({ code: "marketing_off" })).toBeNull();
});

test("there is a way to tell every reason that can be given", () => {
  const silent = standingReason.options.filter((code) => whyClosed({ code }) === null);
  expect(silent).toEqual(["reality_check_due", "marketing_off"]);
});
