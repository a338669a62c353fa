import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/Badge.tsx";
import { iconHeart, iconSpade, iconTrophy, iconVideo } from "../icon/icon-shapes.ts";
import { ChannelItem } from "./ChannelItem.tsx";

const channels = [
  { label: "Casino", icon: iconSpade, href: "#casino", current: true },
  { label: "Live", icon: iconVideo, href: "#live" },
  { label: "Sports", icon: iconTrophy, href: "#sports" },
  { label: "My games", icon: iconHeart, href: "#my-games" },
];

const meta = {
  component: ChannelItem,
  args: { look: "row", label: "Casino", href: "#casino" },
} satisfies Meta<typeof ChannelItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongGermanInTheBottomBar: Story = {
  parameters: { lang: "de" },
  render: () => (
    <nav aria-label="Bereiche" style={{ display: "grid", gridTemplateColumns: "repeat(5, 68px)" }}>
      <ChannelItem look="bottom" icon={iconSpade} label="Glücksspielhalle" href="#a" current />
      <ChannelItem look="bottom" icon={iconVideo} label="Liveübertragungen" href="#b" />
      <ChannelItem look="bottom" icon={iconHeart} label="Meine Spiele" href="#c" />
    </nav>
  ),
};

export const Row: Story = {
  render: () => (
    <nav aria-label="Channels" style={{ display: "flex", flexWrap: "wrap" }}>
      {channels.map((channel) => (
        <ChannelItem key={channel.href} look="row" {...channel} />
      ))}
    </nav>
  ),
};
export const BottomBar: Story = {
  render: () => (
    <nav aria-label="Channels" style={{ display: "grid", gridTemplateColumns: "repeat(4, 88px)" }}>
      {channels.map((channel) => (
        <ChannelItem key={channel.href} look="bottom" {...channel} />
      ))}
    </nav>
  ),
};
export const Tiles: Story = {
  render: () => (
    <nav aria-label="Channels" className="story-column">
      {channels.map((channel) => (
        <ChannelItem
          key={channel.href}
          look="tile"
          {...channel}
          badge={channel.current && <Badge tone="accent">3</Badge>}
        />
      ))}
    </nav>
  ),
};
