import type { Meta, StoryObj } from "@storybook/react-vite";
import { iconMail } from "../icon/icon-shapes.ts";
import { Icon } from "../icon/Icon.tsx";
import { TextInput } from "./TextInput.tsx";

const meta = {
  component: TextInput,
  args: { label: "Nickname", help: "Shown at tables", placeholder: "3 to 20 letters" },
  decorators: [
    (Story) => (
      <div className="story-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: {
    label: "Mobile phone",
    error: "One digit is missing. Swedish numbers have nine after +46.",
    defaultValue: "+46 70 123 45",
  },
};

export const VeryLongValue: Story = {
  args: {
    label: "Rechtsschutzversicherungsgesellschaftsname Ihres Auszahlungsempfängers",
    optional: "freiwillig",
    defaultValue:
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  },
};

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { label: "الاسم", error: "هذا الاسم غير متاح", placeholder: "", defaultValue: "مارا" },
};

export const Confirmed: Story = {
  args: { label: "Postcode", confirmation: "Found", defaultValue: "621 56" },
};

export const WithSlots: Story = {
  args: {
    label: "E-mail",
    help: "",
    before: <Icon shape={iconMail} />,
    defaultValue: "mara@example.com",
  },
};

export const Amount: Story = {
  args: {
    label: "Amount",
    help: "From $10.00 to $850.00",
    size: "money",
    before: "$",
    inputMode: "decimal",
    defaultValue: "50.00",
  },
};

export const Empty: Story = {};
