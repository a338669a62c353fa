import { Button, Checkbox, Chip, Sheet, TextInput } from "@croupier/ui";
import { useState, type KeyboardEvent } from "react";
import { isMore, plus, readAmount, readTyped } from "../desk/amounts.ts";
import type { StageState } from "../desk/stage-state.ts";
import { useAmountText, useStage } from "../Stage.context.tsx";
import styles from "./AutoplaySheet.module.css";

const rounds = [10, 25, 50, 100] as const;
/** What somebody finds there before they set a limit of their own: so many stakes. */
const stakesAtFirst = 10;

type AutoplayFormProps = { readonly state: StageState; readonly onClose: () => void };

/** What ends the rounds that follow by themselves, asked before the first of them. */
export function AutoplaySheet({ isOpen, ...of }: AutoplayFormProps & { readonly isOpen: boolean }) {
  const { words } = useStage();
  const { onClose } = of;
  return (
    <Sheet open={isOpen} onClose={onClose} title={words.autoplay.title} closeLabel={words.close}>
      <AutoplayForm {...of} />
    </Sheet>
  );
}

function AutoplayForm({ state, onClose }: AutoplayFormProps) {
  const { desk, words, game } = useStage();
  const { currency } = state.session;
  const text = useAmountText(currency);
  const stake = desk.stakeOfNext();
  const [count, setCount] = useState<number>(rounds[1]);
  const [loss, setLoss] = useState(() => text(timesOf(stake, stakesAtFirst, currency)));
  const [win, setWin] = useState("");
  const [stopsAtFeature, setStopsAtFeature] = useState(game.hasFeature !== undefined);
  const [isAsked, setAsked] = useState(false);
  const lossMost = amountOf(loss, currency);
  const isLossWrong = lossMost === undefined || isMore(stake, lossMost, currency);
  const winAbove = amountOf(win, currency);
  const isWinWrong = win.trim() !== "" && winAbove === undefined;

  function start() {
    setAsked(true);
    if (isLossWrong || isWinWrong) return;
    onClose();
    desk.startAutoplay({ rounds: count, lossMost, winAbove, stopsAtFeature });
  }

  const startOnEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter") start();
  };

  return (
    // No form: the sandbox of a frame submits none.
    <div className={styles["AutoplaySheet"]}>
      <p className={styles["AutoplaySheet-soft"]}>{words.autoplay.intro({ stake: text(stake) })}</p>
      <fieldset className={styles["AutoplaySheet-rounds"]}>
        <legend>{words.autoplay.rounds}</legend>
        {rounds.map((one) => (
          <Chip key={one} pressed={one === count} onClick={() => setCount(one)}>
            {one}
          </Chip>
        ))}
      </fieldset>
      <TextInput
        label={words.autoplay.lossMost}
        inputMode="decimal"
        autoComplete="off"
        value={loss}
        error={
          isAsked && isLossWrong ? words.autoplay.lossWrong({ stake: text(stake) }) : undefined
        }
        onChange={(event) => setLoss(event.target.value)}
        onKeyDown={startOnEnter}
      />
      <TextInput
        label={words.autoplay.winAbove}
        placeholder="–"
        inputMode="decimal"
        autoComplete="off"
        value={win}
        error={isAsked && isWinWrong ? words.autoplay.winWrong : undefined}
        onChange={(event) => setWin(event.target.value)}
        onKeyDown={startOnEnter}
      />
      {game.hasFeature !== undefined && (
        <Checkbox
          label={words.autoplay.feature}
          checked={stopsAtFeature}
          onChange={(event) => setStopsAtFeature(event.target.checked)}
        />
      )}
      <Button look="action" size="lg" wide onClick={start}>
        {words.autoplay.start({ rounds: count })}
      </Button>
    </div>
  );
}

/** What somebody typed; undefined where it is no amount of this currency, or nothing at all. */
function amountOf(typed: string, currency: string): string | undefined {
  const read = readTyped(typed);
  try {
    return readAmount(read, currency).minor > 0n ? read : undefined;
  } catch {
    return undefined;
  }
}

function timesOf(amount: string, times: number, currency: string): string {
  return Array.from({ length: times }, () => amount).reduce((sum, one) => plus(sum, one, currency));
}
