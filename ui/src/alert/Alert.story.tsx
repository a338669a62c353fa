import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { iconIdCard, iconTimer } from "../icon/icon-shapes.ts";
import { Alert } from "./Alert.tsx";

const meta = {
  component: Alert,
  args: { title: "Two-step sign-in is on" },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  render: () => (
    <Alert
      tone="bad"
      urgent
      title="Bet not placed, nothing taken"
      action={<Button size="sm">Bet at 1.60</Button>}
    >
      The price fell to 1.60 while we checked.
    </Alert>
  ),
};

export const LongGermanInANarrowPlace: Story = {
  parameters: { lang: "de" },
  render: () => (
    <div style={{ maxInlineSize: 300 }}>
      <Alert
        tone="warn"
        icon={iconIdCard}
        title="Adressnachweisüberprüfung erforderlich"
        action={<Button size="sm">Dokument hochladen</Button>}
      >
        Eine Verbrauchsabrechnung der letzten drei Monate genügt.
      </Alert>
    </div>
  ),
};

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  render: () => (
    <Alert href="#document" tone="warn" icon={iconIdCard} title="نحتاج إلى مستند واحد">
      إثبات العنوان من آخر ٣ أشهر
    </Alert>
  ),
};

export const Tones: Story = {
  render: () => (
    <div className="story-column">
      <Alert icon={iconTimer} href="#withdrawal" title="$240.00 on its way">
        Step 3 of 5, there by 20:19
      </Alert>
      <Alert tone="good" title="Deposited $50.00" />
      <Alert tone="warn" icon={iconIdCard} href="#document" title="We need one document">
        Proof of address, from the last 3 months
      </Alert>
      <Alert
        tone="calm"
        title="Turn on two-step sign-in"
        dismiss={{ label: "Not today", onPress: () => {} }}
      >
        Your PIN is set. One minute more.
      </Alert>
    </div>
  ),
};
