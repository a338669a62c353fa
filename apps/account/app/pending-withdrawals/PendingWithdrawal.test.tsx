import type { PlayerWithdrawal, WithdrawalStage } from "@croupier/contracts";
import { getAsset } from "@croupier/kit/money";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { Words } from "../language/open-words.ts";
import { WordsContext } from "../language/Words.context.tsx";
import { PendingWithdrawal } from "./PendingWithdrawal.tsx";

const stages: WithdrawalStage[] = [
  { state: "requested", at: "2026-11-20T06:00:00.000Z", by: "player", reason: null },
  { state: "checks", at: "2026-11-20T06:00:02.000Z", by: "rules", reason: "large_amount" },
];
const waiting: PlayerWithdrawal = {
  id: "0199c1de-0000-7000-8000-000000000001",
  method: "CARD",
  destination: "Visa 4821",
  amount: "240.00",
  fee: "2.50",
  arrives: "237.50",
  currency: getAsset("USD"),
  state: "checks",
  reason: "large_amount",
  nextActor: "staff",
  requestedAt: "2026-11-20T06:00:00.000Z",
  changedAt: "2026-11-20T06:00:02.000Z",
  promisedAt: "2026-11-21T06:00:00.000Z",
  promisedCredit: "5.00",
  missed: null,
  canCancel: true,
  stages,
};

/** No word is known, so each text stands there as its key. */
const words: Words = {
  locale: "en",
  texts: {} as Words["texts"],
  bring: () => Promise.resolve(),
};

function draw(change: Partial<PlayerWithdrawal> = {}, mayCancelHere = true): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <WordsContext value={words}>
        <PendingWithdrawal withdrawal={{ ...waiting, ...change }} mayCancelHere={mayCancelHere} />
      </WordsContext>
    </QueryClientProvider>,
  );
}

test("a pending withdrawal says what, where to, by when, who is next and why it waits", () => {
  const html = draw();
  for (const said of [
    "$240.00",
    "$237.50",
    "Visa 4821",
    '<time dateTime="2026-11-21T06:00:00.000Z">',
    "pending.next.staff",
    "pending.reason.large_amount",
    "pending.event.requested",
  ]) {
    expect(html).toContain(said);
  }
  expect(html).toMatch(/<li aria-current="step"[^>]*>.*?pending\.state\.checks/);
});

test("a pending withdrawal says what is done where it is late, and once it is, what was", () => {
  expect(draw()).toContain("pending.promise");
  expect(draw({ promisedCredit: null })).not.toContain("pending.promise");
  const late = draw({ missed: { at: "2026-11-21T06:01:00.000Z", credit: "5.00" } });
  expect(late).toContain("pending.late.credit");
  expect(late).not.toContain("pending.promise");
  expect(late).not.toContain('<time dateTime="2026-11-21T06:00:00.000Z">');
  const uncredited = draw({ missed: { at: "2026-11-21T06:01:00.000Z", credit: null } });
  expect(uncredited).toContain("pending.late.title");
  expect(uncredited).not.toContain("pending.late.credit");
});

test("it is cancelled where the law lets a player, and says why not elsewhere", () => {
  expect(draw()).toMatch(/<dialog[^>]*>.*pending\.cancel\.title/);
  expect(draw()).toContain("pending.cancel.text");
  const elsewhere = draw({ canCancel: false }, false);
  expect(elsewhere).toContain("pending.cancel.notHere");
  expect(elsewhere).not.toContain("pending.cancel.text");
  expect(draw({ canCancel: false })).toContain("pending.cancel.tooFar");
});

test("who waits for a paper of the player is told where to show it", () => {
  const needed = draw({ nextActor: "player", reason: "document_missing" });
  expect(needed).toContain('href="/account/verification"');
  expect(draw()).not.toContain('href="/account/verification"');
});
