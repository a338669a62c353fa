import type { Balance } from "@croupier/contracts";
import { getAsset } from "@croupier/kit/money";
import { FormatProvider } from "@croupier/ui";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";

import { readCompiledCatalogues } from "../../messages-build/read-catalogues.ts";
import { MessagesContext } from "../language/Messages.context.tsx";
import { BalancePlace } from "./BalancePlace.tsx";
import { OwedPlace } from "./OwedPlace.tsx";

const catalogue = readCompiledCatalogues().get("en") ?? {};

function render(balances: readonly Balance[] | undefined): string {
  return draw(<BalancePlace balances={balances} />);
}

function draw(place: ReactNode): string {
  return renderToStaticMarkup(
    <MessagesContext
      value={{ language: "en", catalogue, areas: new Set(), load: async () => catalogue }}
    >
      <MemoryRouter>
        <FormatProvider locale="en" timeZone="UTC">
          {place}
        </FormatProvider>
      </MemoryRouter>
    </MessagesContext>,
  );
}

const balance = (type: Balance["type"], amount: string): Balance => ({
  type,
  amount,
  currency: "EUR" as Balance["currency"],
});

describe("the balance in the header", () => {
  it("[S4.13] is hidden while the request is pending", () => {
    expect(render(undefined)).toBe("");
  });

  it("[S2.34] shows what can be played with, formatted", () => {
    const html = render([balance("total", "1500.00"), balance("playable", "1234.50")]);
    expect(html).toContain("Balance");
    expect(html).toContain("€1,234.50");
    expect(html).not.toContain("1,500");
  });

  it("leads to a deposit, beside it and in what it opens", () => {
    const html = render([balance("playable", "1234.50")]);
    expect(html.match(/href="\/account\/cashier\/deposit"/g)).toHaveLength(2);
  });

  it("shows a zero: nothing to play with is an answer too", () => {
    expect(render([balance("playable", "0.00")])).toContain("€0.00");
  });

  it("has what is owed beside it, under a name of its own", () => {
    const html = draw(<OwedPlace owed={{ amount: "70.00", currency: getAsset("EUR") }} />);
    expect(html).toMatch(/Owed.*€70\.00/);
  });
});
