import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { SearchResultList } from "./SearchResultList.tsx";

const titles = [
  "Kingfisher’s Catch",
  "Ember Vault",
  "Jacks or Better",
  "Keno Lanterns",
  "Paper Fox",
  "Winter Circus",
  "Orrery",
  "Tidebreaker",
  "A ninth that never shows",
];

const meta = {
  component: SearchResultList,
  args: {
    label: "Games that match",
    query: "er",
    results: titles.map((title) => ({
      id: title,
      title,
      href: `#${title}`,
      image: "art/skylark.webp",
      detail: "20 lines, $0.20–$100",
      fact: "RTP 96.4%",
    })),
  },
} satisfies Meta<typeof SearchResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAnAction: Story = {
  args: {
    chosen: "Ember Vault",
    results: titles.slice(0, 3).map((title) => ({
      id: title,
      title,
      href: `#${title}`,
      detail: "20 lines, $0.20–$100",
      fact: "RTP 96.4%",
      action: (
        <Button size="sm" href={`#play-${title}`} aria-label={`Play ${title}`}>
          Play
        </Button>
      ),
    })),
  },
};
export const VeryLongNameWithoutPicture: Story = {
  args: {
    query: "schiff",
    results: [
      {
        id: "long",
        title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter",
        href: "#long",
        detail: "Zwanzig Gewinnlinien, mit Freispielrückgewinnungsmöglichkeit",
        fact: "RTP 96.4%",
      },
    ],
  },
};
export const RightToLeft: Story = { parameters: { dir: "rtl" } };
export const EightAtMost: Story = {};
