import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlayerInfoPanel, type PlayerInfoPanelProps } from "./PlayerInfoPanel.tsx";

const props: PlayerInfoPanelProps = {
  name: "Mara Lindqvist",
  balancesLabel: "Balances",
  balances: [{ label: "Playable", amount: "$12.50" }],
  alerts: [{ id: "document", alert: <p>We need one document</p> }],
  actions: ["deposit", "withdraw", "transfer", "limits", "fifth"].map((label) => ({
    label,
    href: `/${label}`,
  })),
};

function html(more: Partial<PlayerInfoPanelProps> = {}): string {
  return renderToStaticMarkup(<PlayerInfoPanel {...props} {...more} />);
}

test("[S2.36] the panel has a header, a balance list, alerts and action buttons", () => {
  expect(html()).toContain("Mara Lindqvist</h2>");
  expect(html()).toContain("<dt>Playable</dt><dd>$12.50</dd>");
  expect(html()).toContain("We need one document");
  expect(html()).toContain('href="/deposit"');
});

test("[S2.36] [S9.20] one to four buttons are shown, two unless the layout says otherwise", () => {
  const buttons = (more?: Partial<PlayerInfoPanelProps>) => html(more).match(/<a /g)?.length;
  expect(buttons()).toBe(2);
  for (const actionsLayout of [1, 2, 3, 4] as const) {
    expect(buttons({ actionsLayout })).toBe(actionsLayout);
  }
});
