import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { useToasts } from "./use-toasts.ts";

const meta = {
  component: ToastRegion,
  args: { label: "Notifications", dismissLabel: "Put away", toasts: [], onDismiss: () => {} },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: {
    toasts: [
      {
        id: "1",
        kind: "refused",
        title: "Not saved, nothing changed",
        detail: "The connection broke off. Try again.",
      },
      { id: "2", kind: "done", title: "Signed out" },
    ],
  },
};

function Announcing() {
  const { toasts, announce, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => announce({ id: "saved", kind: "done", title: "Language saved" })}>
        Save language
      </Button>
      <ToastRegion
        label="Notifications"
        dismissLabel="Put away"
        toasts={toasts}
        onDismiss={dismiss}
      />
    </>
  );
}

export const Announced: Story = { render: () => <Announcing /> };
