import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import { timesStake } from "@croupier/kit/rules";
import { paidRanks } from "../rules/face.ts";
import type { HandView } from "./hand-view.ts";
import styles from "./PokerScene.module.css";
import type { PokerSceneProps } from "./PokerScene.tsx";

/** What each hand pays at this stake, always in sight; what the cards are now is lit. */
export function PayTable({ hand, ...props }: PokerSceneProps & { readonly hand: HandView }) {
  const { config, words, round, currency, locale } = props;
  const stake = stakeOf(props);
  // Beside another stake the light would point at what was not paid.
  const isLit = round === undefined || minorOf(round.stake, currency) === stake;
  return (
    <dl className={styles["PokerScene-pays"]} aria-label={words.pays}>
      {paidRanks.toReversed().map((rank) => (
        <div key={rank} data-rank={rank} data-lit={isLit && hand.rank === rank ? "" : undefined}>
          <dt>{words.ranks[rank]}</dt>
          <dd>
            {formatAmount(
              formatDecimal(money(timesStake(stake, config.pays[rank]), getAsset(currency))),
              { currency, locale },
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Of the round while there is one or it is watched again, else of the next. */
function stakeOf({
  phase,
  round,
  stake,
  currency,
}: Pick<PokerSceneProps, "phase" | "round" | "stake" | "currency">): bigint {
  const isOn = phase === "playing" || phase === "open" || phase === "asking";
  const isTheRounds = isOn || round?.isReplay === true;
  return minorOf(isTheRounds ? (round?.stake ?? stake) : stake, currency);
}

function minorOf(amount: string, currency: string): bigint {
  const read = parseMoney(amount, getAsset(currency));
  return read.ok ? read.value.minor : 0n;
}
