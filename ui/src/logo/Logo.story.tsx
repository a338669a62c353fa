import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

const mark = (
  <svg viewBox="0 0 32 32">
    <path d="M7.5 20.5C7.5 11 15.5 3 29 2c-.6 8.4-6 15.8-15.6 17.9z" fill="#19b5d8" />
    <path d="M10.5 22.6C19.5 21.6 26.5 15.5 29 5.5c1.6 11-5.4 20.3-17 21z" fill="#ff7a3d" />
  </svg>
);

const meta = { component: Logo, args: { name: "Kingfisher", mark } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MarkAlone: Story = { args: { show: "mark" } };
export const RightToLeft: Story = { parameters: { dir: "rtl" } };
export const Full: Story = {};
