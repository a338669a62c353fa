import type { Meta, StoryObj } from "@storybook/react-vite";
import { iconWallet } from "../icon/icon-shapes.ts";
import { Button } from "./Button.tsx";

const meta = { component: Button, args: { children: "Deposit $50.00" } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongGerman: Story = {
  parameters: { lang: "de" },
  render: () => (
    <div className="story-row" style={{ maxInlineSize: 240 }}>
      <Button look="action" wide>
        Auszahlungsbenachrichtigungen unwiderruflich abbestellen
      </Button>
    </div>
  ),
};

export const Refused: Story = {
  render: () => (
    <div className="story-row">
      <Button look="action" disabledReason="Choose how you want to pay first.">
        Deposit $50.00
      </Button>
      <Button look="quiet" disabledReason="Nothing can be withdrawn yet.">
        Withdraw
      </Button>
    </div>
  ),
};

export const Busy: Story = { args: { look: "action", busy: true, children: "Sending $50.00" } };

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { look: "action", icon: iconWallet, children: "إيداع ٥٠٫٠٠ $" },
};

export const Looks: Story = {
  render: () => (
    <div className="story-row">
      <Button look="action">Deposit $50.00</Button>
      <Button look="quiet">Withdraw</Button>
      <Button look="ghost">Sign in</Button>
      <Button look="danger">Hold</Button>
      <Button look="quiet" icon={iconWallet}>
        Cashier
      </Button>
      <Button look="action" href="#join">
        Create account
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      <Button look="action" size="lg">
        Create account
      </Button>
      <Button look="action">Create account</Button>
      <Button look="action" size="sm">
        Play
      </Button>
    </div>
  ),
};
