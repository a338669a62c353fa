import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Panel } from "../panel/Panel.tsx";
import { EmptyState, ErrorState } from "./Notice.tsx";

const meta = {
  component: EmptyState,
  args: { title: "No game called “kestral”", children: "Check the spelling." },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  render: () => (
    <ErrorState title="The table lost its picture" action={<Button size="sm">Try now</Button>}>
      Your $22.00 is safe and the round counts. Reconnecting, attempt 2.
    </ErrorState>
  ),
};

export const VeryLongName: Story = {
  args: {
    title: "No game called “Donaudampfschifffahrtselektrizitätenhauptbetriebswerk”",
    action: <Button size="sm">Show popular games</Button>,
  },
};

export const AsAPage: Story = {
  args: {
    heading: "h1",
    title: "Page not found",
    children: "Check the address or go to the home page.",
    action: <Button look="action">Go to the home page</Button>,
  },
};

export const Empty: Story = {
  args: {
    children: "Check the spelling, or look at what others play tonight.",
    action: <Button size="sm">Show popular games</Button>,
  },
};
