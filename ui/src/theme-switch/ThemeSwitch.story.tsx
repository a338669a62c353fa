import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { type Theme, ThemeSwitch } from "./ThemeSwitch.tsx";

const words = { legend: "Theme", system: "As the device", light: "Light", dark: "Dark" };

function Switching() {
  const [theme, setTheme] = useState<Theme>("system");
  return <ThemeSwitch theme={theme} onChange={setTheme} words={words} />;
}

const meta = {
  component: ThemeSwitch,
  args: { theme: "dark", onChange: () => {}, words },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeft: Story = { parameters: { dir: "rtl" } };
export const Switched: Story = { render: () => <Switching /> };
