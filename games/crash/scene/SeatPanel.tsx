import { formatAmount, formatDecimal, money, parseMoney, getAsset } from "@croupier/kit/money";
import { timesStake, type Multiple } from "@croupier/kit/rules";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { isLanding, multipleAt } from "../rules/face.ts";
import styles from "./SeatPanel.module.css";
import type { CrashSceneProps } from "./CrashScene.tsx";
import type { Bet, FlightLine, FlightView } from "./line/flight-line.ts";
import { multipleText, readMultiple } from "./multiple-text.ts";

type Props = Omit<CrashSceneProps, "second" | "line"> & {
  readonly line: FlightLine;
  readonly flight: FlightView;
  readonly bet: Bet;
  /** What stands before and behind the landing, as long as the bet is not placed. */
  readonly stakeField?: ReactNode;
  readonly boarding?: ReactNode;
};

const offered: readonly Multiple[] = [15_000, 20_000, 50_000, 100_000];

/** One's own part: where to be landed, as long as that can be said; then the way down. */
export function SeatPanel(props: Props) {
  const { bet, words } = props;
  return (
    <div className={styles["SeatPanel"]} data-bet={bet}>
      {partOf(bet === 1 ? props : { ...props, words: { ...words, ...words.second } })}
    </div>
  );
}

function partOf(props: Props): ReactNode {
  const { phase, flight, line, words, bet } = props;
  if (flight.queued.includes(bet)) {
    return (
      <button type="button" className={styles["SeatPanel-quiet"]} onClick={() => line.unqueue(bet)}>
        {words.queued}
        <small>{words.unqueue}</small>
      </button>
    );
  }
  if (phase === "open" || phase === "asking" || phase === "playing") return <WayDown {...props} />;
  return (
    <>
      <Result {...props} />
      {props.stakeField}
      <LandingField {...props} />
      {props.boarding}
    </>
  );
}

function Result({ phase, round, words, currency, locale }: Props) {
  if (phase !== "shown" || round?.payout === undefined) return null;
  const payout = formatAmount(round.payout, { currency, locale });
  return (
    <p className={styles["SeatPanel-told"]} data-won={round.won || undefined}>
      {Number(round.payout) > 0 ? words.paid({ payout }) : words.lost}
    </p>
  );
}

function LandingField({ choice, onChoice, mayChoose, config, words, locale, bet }: Props) {
  const [typed, setTyped] = useState<string>();
  const { landAt } = choice;
  const shown = typed ?? (landAt === null ? "" : multipleText(landAt, locale));
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() === "") return onChoice({ landAt: null });
    const multiple = readMultiple(text);
    if (isLanding(config, multiple)) onChoice({ landAt: multiple });
  };
  return (
    <fieldset className={styles["SeatPanel-landing"]} disabled={!mayChoose}>
      <legend>{words.landAt}</legend>
      <div>
        <button
          type="button"
          aria-pressed={landAt === null}
          onClick={() => {
            setTyped(undefined);
            onChoice({ landAt: null });
          }}
        >
          {words.byHand}
        </button>
        {/* Of the second bet a number of one's own is enough: it stands beside a stake and a button. */}
        {(bet === 1 ? offered : []).map((multiple) => (
          <button
            key={multiple}
            type="button"
            aria-pressed={landAt === multiple}
            onClick={() => {
              setTyped(undefined);
              onChoice({ landAt: multiple });
            }}
          >
            {multipleText(multiple, locale)}
          </button>
        ))}
        <input
          inputMode="decimal"
          aria-label={words.landAtOwn}
          placeholder={multipleText(30_000, locale)}
          value={shown}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </div>
    </fieldset>
  );
}

/** Before it takes off the stake can be had back; in the air the one thing to press is down. */
function WayDown(props: Props) {
  const { phase, flight, words, onAct, round, locale, bet } = props;
  const landAt = round?.choice.landAt ?? null;
  const isAsking = phase !== "open";
  const isFlying = flight.phase === "flying";
  const worth = useWorth(props);

  // Space is down, with shift the second bet's, as long as there is something to come down from.
  useEffect(() => {
    if (!isFlying || isAsking) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== " " || event.repeat || event.shiftKey !== (bet === 2)) return;
      // A key on what belongs to the other bet is meant for that.
      const on = event.target instanceof Element ? event.target.closest("[data-bet]") : null;
      if (on !== null && on.getAttribute("data-bet") !== String(bet)) return;
      event.preventDefault();
      onAct({ move: "land", flownMs: 0 });
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isFlying, isAsking, onAct, bet]);

  const setting = landAt !== null && (
    <p className={styles["SeatPanel-setting"]}>
      {words.landsAt({ multiple: multipleText(landAt, locale) })}
    </p>
  );
  if (!isFlying) {
    return (
      <>
        <p className={styles["SeatPanel-told"]}>{words.seated}</p>
        {setting}
        {flight.phase === "boarding" && (
          <button
            type="button"
            className={styles["SeatPanel-quiet"]}
            aria-disabled={isAsking || undefined}
            onClick={() => !isAsking && onAct({ move: "leave" })}
          >
            {words.leave}
          </button>
        )}
      </>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles["SeatPanel-land"]}
        aria-disabled={isAsking || undefined}
        onClick={() => !isAsking && onAct({ move: "land", flownMs: 0 })}
      >
        {words.land}
        <small ref={worth} />
      </button>
      {setting}
    </>
  );
}

/** What landing now would pay, beside the button; what counts is when the press arrives. */
function useWorth({
  line,
  config,
  round,
  currency,
  locale,
  flight,
  isStill,
}: Props): RefObject<HTMLElement | null> {
  const worth = useRef<HTMLElement>(null);
  const stake = round?.stake;
  const isFlying = flight.phase === "flying";
  useEffect(() => {
    if (!isFlying || stake === undefined) return undefined;
    const asset = getAsset(currency);
    const staked = parseMoney(stake, asset);
    const write = () => {
      if (worth.current === null || !staked.ok) return;
      const reached = multipleAt(config, Math.floor(line.flownMs()));
      const payout = formatDecimal(money(timesStake(staked.value.minor, reached), asset));
      worth.current.textContent = formatAmount(payout, { currency, locale });
    };
    write();
    const clock = setInterval(write, isStill ? 500 : 100);
    return () => clearInterval(clock);
  }, [line, config, stake, currency, locale, isFlying, isStill]);
  return worth;
}
