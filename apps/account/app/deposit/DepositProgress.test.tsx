import type { Bridge } from "@croupier/contracts/bridge";
import type { PlayerDeposit } from "@croupier/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { BridgeContext } from "../bridge/Bridge.context.tsx";
import type { Words } from "../language/open-words.ts";
import { WordsContext } from "../language/Words.context.tsx";
import { DepositProgress } from "./DepositProgress.tsx";

/** No word is known, so each text stands there as its key. */
const words: Words = { locale: "en", texts: {} as Words["texts"], bring: () => Promise.resolve() };
const bridge = { page: { brandCode: "kingfisher" } } as Bridge;

interface Drawn {
  readonly state: PlayerDeposit["state"];
  readonly lastGame?: { readonly title: string; readonly href: string };
}

function draw({ state, lastGame }: Drawn): string {
  const queries = new QueryClient();
  queries.setQueryData(["player"], { id: "p" });
  queries.setQueryData(["deposit", "p", "d"], {
    id: "d",
    method: "card",
    amount: "50.00",
    currency: "USD",
    askedAmount: null,
    reason: null,
    url: null,
    state,
  });
  queries.setQueryData(["deposit-methods", "p"], [{ code: "card" }, { code: "bank" }]);
  queries.setQueryData(["last-game", "p", "en"], lastGame ?? null);
  const receipt = { previous: "1000.00", current: "1050.00", currency: "USD" };
  queries.setQueryData(["receipt", "p", "en", "d"], receipt);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <BridgeContext value={bridge}>
        <WordsContext value={words}>
          <DepositProgress id="d" />
        </WordsContext>
      </BridgeContext>
    </QueryClientProvider>,
  );
}

const writeToUs = "/contact?deposit=d";
const linksIn = (drawn: string) => [...drawn.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const again = "/account/cashier/deposit?way=card&amp;amount=50.00";
const otherWay = "/account/cashier/deposit?way=bank&amp;amount=50.00";

test("after a deposit comes the game played last, then the lobby, and no other deposit", () => {
  const lastGame = { title: "Lucky Dice", href: "/casino/dice#quickplay_realplay" };
  const drawn = draw({ state: "completed", lastGame });
  expect(linksIn(drawn)).toEqual([lastGame.href, "/casino"]);
  expect(drawn).toContain("deposit.play");
  expect(drawn).toMatch(/deposit\.balanceBefore.*\$1,000\.00.*deposit\.balanceAfter.*\$1,050\.00/);
});

test("whoever has played nothing yet is led to the games", () => {
  const drawn = draw({ state: "completed" });
  expect(linksIn(drawn)).toEqual(["/casino"]);
  expect(drawn).toContain("deposit.chooseGame");
});

test.each(["failed", "expired", "cancelled"] as const)(
  "one that is %s is tried again as it was, or in another way",
  (state) => {
    const drawn = draw({ state });
    expect(linksIn(drawn)).toEqual([again, otherWay, writeToUs]);
    expect(drawn).not.toContain("deposit.balanceAfter");
  },
);

test("money that goes back asks for no other deposit", () => {
  expect(linksIn(draw({ state: "refunded" }))).toEqual(["/casino", writeToUs]);
});
