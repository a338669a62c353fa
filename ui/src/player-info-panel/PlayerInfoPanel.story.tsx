import type { Meta, StoryObj } from "@storybook/react-vite";
import { Alert } from "../alert/Alert.tsx";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { iconIdCard, iconTimer } from "../icon/icon-shapes.ts";
import { Money } from "../money/Money.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { PlayerInfoPanel } from "./PlayerInfoPanel.tsx";

const actions = [
  { label: "Deposit", href: "#deposit" },
  { label: "Withdraw", href: "#withdraw" },
  { label: "Transfer", href: "#transfer" },
  { label: "Limits", href: "#limits" },
];

const balances = [
  { label: "Playable", amount: <Money amount="1284.50" currency="USD" /> },
  { label: "Withdrawable", amount: <Money amount="1184.50" currency="USD" /> },
  { label: "Bonus, total", amount: <Money amount="50.00" currency="USD" /> },
  { label: "Held for withdrawal", amount: <Money amount="240.00" currency="USD" /> },
];

const meta = {
  component: PlayerInfoPanel,
  args: { name: "Mara Lindqvist", balancesLabel: "Balances", balances, actions },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerInfoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: {
    balances: balances.map(({ label }) => ({ label, amount: <Skeleton inlineSize={72} /> })),
  },
};

export const VeryLongNameAndAmount: Story = {
  parameters: { lang: "de" },
  args: {
    name: "Karl-Theodor Maximilian von und zu Schwarzenberg-Hohenlohe",
    balances: [
      {
        label: "Auszahlungsfähiges Guthaben einschließlich Bonus",
        amount: <Money amount="9007199254740993.10" currency="EUR" />,
      },
      { label: "Ausstehend", amount: <Money amount="-12.50" currency="EUR" /> },
    ],
    actions: [
      { label: "Einzahlungsmöglichkeiten", href: "#deposit" },
      { label: "Auszahlungsanforderung", href: "#withdraw" },
    ],
  },
};

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { name: "مارا", balancesLabel: "الأرصدة" },
};

export const OneAction: Story = { args: { actionsLayout: 1 } };
export const ThreeActions: Story = { args: { actionsLayout: 3 } };
export const FourActions: Story = { args: { actionsLayout: 4 } };

export const WithAlerts: Story = {
  args: {
    standing: (
      <>
        <Badge tone="brass">Brass</Badge> 2,180 points
      </>
    ),
    headerAction: (
      <Button look="ghost" size="sm">
        Sign out
      </Button>
    ),
    alerts: [
      {
        id: "withdrawal",
        alert: (
          <Alert icon={iconTimer} href="#withdrawal" title="$240.00 on its way">
            Step 3 of 5, there by 20:19
          </Alert>
        ),
      },
      {
        id: "document",
        alert: (
          <Alert tone="warn" icon={iconIdCard} href="#document" title="We need one document">
            Proof of address, from the last 3 months
          </Alert>
        ),
      },
    ],
  },
};
