import type { WithdrawalOffer } from "@croupier/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { Words } from "../language/open-words.ts";
import { WordsContext } from "../language/Words.context.tsx";
import { type Place, PlaceContext } from "../navigation/Place.context.tsx";
import { Needs } from "./Needs.tsx";
import { LinkFirst } from "./OtherWays.tsx";

/** No word is known, so each text stands there as its key. */
const words: Words = { locale: "en", texts: {} as Words["texts"], bring: () => Promise.resolve() };

function draw(part: React.ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PlaceContext value={{ go: () => {} } as Partial<Place> as Place}>
        <WordsContext value={words}>{part}</WordsContext>
      </PlaceContext>
    </QueryClientProvider>,
  );
}

const drawNeeds = (
  asked: Pick<WithdrawalOffer, "needs" | "documents">,
  before: "withdraw" | "send" = "withdraw",
) => draw(<Needs before={before} {...asked} />);
const identity = { documentType: "ID_DOCUMENT", inReview: false } as const;

test("each thing that is needed is said with the way to do it", () => {
  const drawn = drawNeeds({
    needs: ["email_unconfirmed", "document_required"],
    documents: [identity],
  });
  expect(drawn).toMatch(/withdraw\.problem\.email.*href="\/account\/profile"/);
  expect(drawn).toMatch(/withdraw\.problem\.document.*<button/);
});

test("before money goes to another player it is said of that", () => {
  const needs = ["email_unconfirmed", "document_required"] as const;
  const drawn = drawNeeds({ needs: [...needs], documents: [identity] }, "send");
  expect(drawn).toMatch(/transfers\.problem\.email.*href="\/account\/profile"/);
  expect(drawn).toMatch(/transfers\.need\.document.*<button/);
  const inReview = drawNeeds(
    { needs: ["document_required"], documents: [{ ...identity, inReview: true }] },
    "send",
  );
  expect(inReview).toContain("transfers.need.inReview");
});

test("a document that is being looked at is waited for, and not asked for again", () => {
  const drawn = drawNeeds({
    needs: ["document_required"],
    documents: [{ ...identity, inReview: true }],
  });
  expect(drawn).toContain("withdraw.problem.inReview");
  expect(drawn).not.toContain("<button");
});

test("a bank account is added by the one button, with why and after how long", () => {
  const drawn = draw(<LinkFirst isOffered isOnly waitHours={72} />);
  expect(drawn).toContain("withdraw.bank.linkFirstText");
  expect(drawn).toContain("withdraw.bank.waits");
  expect(drawn).toContain('href="/account/cashier/linked-accounts"');
  expect(drawn).toContain("Button--action");
  expect(draw(<LinkFirst isOffered isOnly={false} waitHours={72} />)).not.toContain(
    "Button--action",
  );
});
