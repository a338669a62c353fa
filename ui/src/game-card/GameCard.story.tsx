import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/Badge.tsx";
import { JackpotChip } from "../jackpot-chip/JackpotChip.tsx";
import { GameCard, type GameCardProps, GameCardSkeleton } from "./GameCard.tsx";

const catchCard = {
  gameId: "kingfishers-catch",
  title: "Kingfisher’s Catch",
  linkUrl: "#kingfishers-catch",
  image: "art/kingfishers-catch.webp",
  lettering: "bottom",
  dominant: "#2b5866",
  facts: [{ name: "RTP", value: "96.4%" }, { value: "20 lines" }],
  play: { label: "Play" },
  practice: { label: "Practice", url: "#practice" },
} satisfies GameCardProps;

const rouletteCard = {
  ...catchCard,
  gameId: "european-roulette",
  title: "European Roulette",
  image: "art/european-roulette.webp",
  lettering: "top",
  dominant: "#3a1a10",
} satisfies GameCardProps;

const meta = { component: GameCard, args: catchCard } satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  render: () => (
    <div className="story-cards">
      <GameCardSkeleton dominant="#2a0f08" />
      <GameCardSkeleton dominant="#c98a94" />
      <GameCardSkeleton />
    </div>
  ),
};

// The picture never came: the art's colour stays, and the name stands in for the lettering.
export const ArtMissing: Story = {
  args: { image: "art/none.webp", size: "md" },
};

export const VeryLongName: Story = {
  args: {
    size: "sm",
    title: "Der außerordentlich wagemutige Donaudampfschifffahrtskapitän und seine Glücksmöwen",
    play: { label: "Jetzt spielen" },
    practice: { label: "Ausprobieren", url: "#practice" },
  },
  play: reveal,
};

export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: { size: "md", badge: <Badge tone="free">ألعاب مجانية</Badge> },
};

export const Revealed: Story = { args: { size: "lg" }, play: reveal };

// What a player keeps is told where the card is revealed: at rest nothing lies over the art.
export const Kept: Story = {
  args: { size: "md", keep: { label: "Keep Kingfisher’s Catch", kept: true, onPress() {} } },
  play: reveal,
};

export const NotKept: Story = {
  args: { size: "sm", keep: { label: "Keep Kingfisher’s Catch", kept: false, onPress() {} } },
  play: reveal,
};

export const Corners: Story = {
  render: () => (
    <div className="story-cards">
      <GameCard
        {...catchCard}
        badge={<Badge tone="new">New</Badge>}
        jackpot={<JackpotChip hundredths={124_000_000} currency="USD" label="Jackpot" />}
      />
      <GameCard
        {...rouletteCard}
        corners={{ bottomEnd: <Badge tone="exclusive">Exclusive</Badge> }}
      />
      <GameCard
        {...catchCard}
        gameId="skylark"
        title="Skylark"
        image="art/skylark.webp"
        dominant="#c98a94"
        corners={{ bottomStart: <Badge tone="live">Live</Badge> }}
      />
    </div>
  ),
};

// Art without the title of its game: wide, or of another maker. The pot stands above the name.
export const Unlettered: Story = {
  render: () => (
    <div className="story-cards">
      <GameCard {...catchCard} lettering={undefined} media="other" />
      <GameCard
        {...rouletteCard}
        lettering={undefined}
        jackpot={<JackpotChip hundredths={124_000_000} currency="USD" label="Jackpot" />}
      />
    </div>
  ),
};

// A pot never lies over the title: art that bears it at the foot moves up, other art stays.
export const Jackpots: Story = {
  render: () => (
    <div className="story-cards">
      {[catchCard, rouletteCard].map((card) => (
        <GameCard
          key={card.gameId}
          {...card}
          jackpot={<JackpotChip hundredths={124_000_000} currency="USD" label="Jackpot" />}
        />
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="story-row">
      <GameCard {...catchCard} size="sm" />
      <GameCard {...rouletteCard} size="md" />
      <GameCard {...catchCard} size="lg" hoverBehaviour="lift" />
      <GameCard
        {...rouletteCard}
        lettering={undefined}
        media="other"
        size="md"
        hoverBehaviour="none"
      />
    </div>
  ),
};

// The keyboard reveals a card as the mouse does; a key must have been pressed for the ring to show.
function reveal({ canvasElement }: { canvasElement: HTMLElement }) {
  const link = canvasElement.querySelector("a");
  link?.focus({ focusVisible: true });
}
