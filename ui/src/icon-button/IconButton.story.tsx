import type { Meta, StoryObj } from "@storybook/react-vite";
import { iconBell, iconChevronRight, iconHeart, iconSearch } from "../icon/icon-shapes.ts";
import { NotificationCount } from "../notification-count/NotificationCount.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = { component: IconButton, args: { label: "Search", icon: iconSearch } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountBeyondTheCap: Story = {
  args: {
    label: "Messages, 1,204 unread",
    icon: iconBell,
    corner: <NotificationCount count={1204} />,
  },
};

export const CountOfNothing: Story = {
  args: { label: "Messages", icon: iconBell, corner: <NotificationCount count={0} /> },
};

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  render: () => (
    <div className="story-row">
      <IconButton
        label="الرسائل، ٣"
        icon={iconBell}
        corner={<NotificationCount count={3} />}
        href="#messages"
      />
      <IconButton label="التالي" icon={iconChevronRight} directional />
    </div>
  ),
};

export const Plain: Story = {};

export const Pressed: Story = {
  args: { label: "Keep Skylark", icon: iconHeart, "aria-pressed": true },
};
