import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { Sheet, type SheetProps } from "./Sheet.tsx";

function Opened({ place }: { place: NonNullable<SheetProps["place"]> }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Set a session limit"
        closeLabel="Close"
        place={place}
      >
        <p>After 90 minutes we ask whether you want to go on.</p>
        <Button look="action" onClick={() => setOpen(false)}>
          Set 90 minutes
        </Button>
      </Sheet>
    </>
  );
}

const meta = {
  component: Sheet,
  args: {
    open: true,
    onClose: () => {},
    title: "Set a session limit",
    closeLabel: "Close",
    children: "",
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RightToLeftFromTheEnd: Story = {
  parameters: { dir: "rtl" },
  render: () => <Opened place="end" />,
};
export const Bottom: Story = { render: () => <Opened place="bottom" /> };
export const Center: Story = { render: () => <Opened place="center" /> };
