import type { GameSession } from "@croupier/contracts";
import { FormatProvider } from "@croupier/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { diceFacts } from "../../tests/dice-facts.ts";
import { Meters } from "../bar/Meters.tsx";
import { beginning } from "../desk/beginning.ts";
import type { StageState } from "../desk/stage-state.ts";
import type { AnyGame, Language } from "../scene/game.ts";
import { StageContext, type StageAround } from "../Stage.context.tsx";
import { stageWords as de } from "../words/stage-words.de.ts";
import { stageWords as en } from "../words/stage-words.en.ts";
import { PotWon } from "./PotWon.tsx";

type PotStoryProps = {
  readonly won?: string;
  /** What it holds, in hundredths. */
  readonly holds?: number;
  readonly language?: Language;
  readonly width?: number;
  readonly mode?: "practice" | "real";
};

const session: GameSession = {
  game: "lucky-dice",
  family: "dice",
  config: {},
  profileVersion: 1,
  currency: "USD" as GameSession["currency"],
  decimals: 2,
  balance: "1284.50",
  stakes: { min: "0.10", max: "50.00", steps: ["0.10", "1.00", "5.00"] },
  policy: { autoplay: false, turbo: false, roundMsMin: 0, practice: true, buy: false },
  seeds: { fingerprint: "f", playerSeed: "p", nonceNext: 0 },
  openRound: null,
  freeRounds: null,
  realityCheckDueAt: null,
  openedAt: "2026-11-23T12:00:00Z",
  now: "2026-11-23T12:18:42Z",
};

/** What a stage says of a pot, without the stage: over its scene, and in the bar below. */
function PotStory({ won, holds, language = "en", width = 900, mode = "real" }: PotStoryProps) {
  const game = { rules: {}, firstChoice: () => "even" } as unknown as AnyGame;
  const state: StageState = {
    ...beginning({ game, facts: diceFacts, session } as Parameters<typeof beginning>[0]),
    net: "-12.50",
    lastWin: "2.00",
    pot: holds,
  };
  const around = {
    words: language === "de" ? de : en,
    language,
    driver: { mode },
    desk: { state: () => state, seePot: () => {} },
  } as unknown as StageAround;
  return (
    <FormatProvider locale={language} timeZone="UTC">
      <StageContext value={around}>
        <div style={{ inlineSize: width, maxInlineSize: "100%", background: "var(--surface-1)" }}>
          {won !== undefined && (
            <div style={{ position: "relative", blockSize: 420, container: "scene / size" }}>
              <PotWon amount={won} />
            </div>
          )}
          <Meters state={state} />
        </div>
      </StageContext>
    </FormatProvider>
  );
}

const meta = {
  title: "games/Pot",
  component: PotStory,
} satisfies Meta<typeof PotStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneIsToBeWon: Story = { args: { holds: 0 } };

export const Grows: Story = { args: { holds: 148_699_99 } };

export const HoldsMillions: Story = { args: { holds: 124_999_900, language: "de" } };

export const GrowsOnAPhone: Story = { args: { holds: 124_999_900, width: 360 } };

export const Won: Story = { args: { won: "1486.12", holds: 500_00 } };

export const WonMillionsOnAPhoneInGerman: Story = {
  args: { won: "1249999.00", holds: 500_00, language: "de", width: 340 },
};

export const WatchedAgain: Story = { args: { won: "1486.12", mode: "practice" } };
