import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../panel/Panel.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingWithWords: Story = {
  render: () => (
    <Panel aria-label="Last rounds">
      <div className="story-column">
        <Skeleton inlineSize="52%" />
        <Skeleton inlineSize="88%" />
        <Skeleton shape="circle" />
        <Skeleton shape="block" />
        <Spinner>Fetching your last 20 rounds. After 400 ms there are always words.</Spinner>
      </div>
    </Panel>
  ),
};
