import type { BlocksSite } from "@croupier/blocks/view";
import { SearchField } from "@croupier/ui";
import { iconCircleHelp } from "@croupier/ui/icons";

/** What a site lends to its blocks, as far as the canvas needs it: nothing here is ever pressed. */
export const canvasSite: BlocksSite = {
  words: {
    slideshow: {
      pause: "Pause",
      play: "Play",
      position: ({ place, count, title }) => `${place} of ${count}: ${title}`,
    },
    rail: { back: "Back", on: "On" },
    game: { play: "Play" },
    leaves: "leaves this site",
  },
  iconOf: () => iconCircleHelp,
  HelpSearch: () => <SearchField label="Search help" placeholder="Search help" size="lg" />,
};
