import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { iconLogOut, iconUserRound, iconWallet } from "../icon/icon-shapes.ts";
import { Menu } from "./Menu.tsx";

const meta = {
  component: Menu,
  args: {
    label: "Account",
    opener: <Button>Mara</Button>,
    items: [
      { id: "account", label: "Account", icon: iconUserRound, href: "#account" },
      { id: "cashier", label: "Cashier", icon: iconWallet, href: "#cashier" },
      { id: "sign-out", label: "Sign out", icon: iconLogOut, danger: true, onPress: () => {} },
    ],
  },
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = { parameters: { dir: "rtl" } };
export const Opened: Story = {};
