import type { Meta, StoryObj } from "@storybook/react-vite";
import { Panel } from "../panel/Panel.tsx";
import { ContainerRow } from "./ContainerRow.tsx";

const meta = { component: ContainerRow, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof ContainerRow
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Widths: Story = {
  render: () => (
    <>
      {(["page", "prose", "form"] as const).map((width) => (
        <ContainerRow key={width} width={width}>
          <Panel>{width}</Panel>
        </ContainerRow>
      ))}
    </>
  ),
};
