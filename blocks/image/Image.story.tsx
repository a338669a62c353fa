import type { Meta, StoryObj } from "@storybook/react-vite";
import { germanWord, lost, picture, river } from "../registry/story-site.tsx";
import { ImageView } from "./View.tsx";

const meta = {
  component: ImageView,
  args: { id: "i", media: "m", caption: "The river at dusk", resolved: { image: river } },
} satisfies Meta<typeof ImageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = { args: { resolved: { image: lost } } };
export const LongGerman: Story = { parameters: { lang: "de" }, args: { caption: germanWord } };
export const Upright: Story = {
  args: { resolved: { image: picture("art/skylark.webp", { width: 480, height: 640 }) } },
};
export const WithCaption: Story = {};
