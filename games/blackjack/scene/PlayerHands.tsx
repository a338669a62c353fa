import { PlayingCard } from "@croupier/game-stage/cards";
import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import { timesStake } from "@croupier/kit/rules";
import styles from "./BlackjackScene.module.css";
import type { BlackjackSceneProps } from "./BlackjackScene.tsx";
import { nameOf } from "./DealerHand.tsx";
import { HandTotal } from "./HandTotal.tsx";
import { StakeChip } from "./StakeChip.tsx";
import type { HandView, TableView } from "./table-view.ts";

type Props = BlackjackSceneProps & { readonly table: TableView };

/** The hands of the player, seat by seat; before the deal, where they will lie. */
export function PlayerHands(props: Props) {
  const { table, choice } = props;
  const seats = table.hands.length === 0 ? choice.seats : new Set(table.hands.map(seatOf)).size;
  return (
    <div className={styles["BlackjackScene-seats"]}>
      {Array.from({ length: seats }, (_, seat) => (
        <div key={seat} className={styles["BlackjackScene-seat"]}>
          {table.hands.length === 0 && (
            <span className={styles["BlackjackScene-place"]}>
              <StakeChip isSet amount={amountText(stakeSet(props), props)} />
            </span>
          )}
          {table.hands.map((hand, place) =>
            hand.seat === seat ? (
              <PlayerHand
                key={`${table.showing}-${hand.key}`}
                hand={hand}
                number={place + 1}
                isAsked={table.asks?.for === "move" && table.asks.hand === place}
                {...props}
              />
            ) : null,
          )}
          <SeatNotes seat={seat} {...props} />
        </div>
      ))}
    </div>
  );
}

/** What came of the bets beside a seat. */
function SeatNotes({ seat, table, words }: Props & { readonly seat: number }) {
  const pair = table.pairs.find((paid) => paid.seat === seat)?.pair;
  const isInsured = table.insured.includes(seat);
  return (
    <span className={styles["BlackjackScene-notes"]}>
      {pair !== undefined && (
        <span className={styles["BlackjackScene-note"]}>{words.pairs[pair]}</span>
      )}
      {isInsured && (
        <span
          className={styles["BlackjackScene-note"]}
          data-quiet={table.insurancePaid.includes(seat) ? undefined : ""}
        >
          {table.insurancePaid.includes(seat) ? words.insurancePaid : words.insured}
        </span>
      )}
    </span>
  );
}

function seatOf({ seat }: HandView): number {
  return seat;
}

function PlayerHand({
  hand,
  number,
  isAsked,
  words,
  ...props
}: Props & { readonly hand: HandView; readonly number: number; readonly isAsked: boolean }) {
  const { paid } = hand;
  return (
    <section
      className={styles["BlackjackScene-hand"]}
      aria-label={words.hand({ number })}
      data-asked={isAsked ? "" : undefined}
      data-result={paid?.result ?? (hand.isBusted ? "busted" : undefined)}
    >
      <ol className={styles["BlackjackScene-cards"]}>
        {hand.cards.map((card, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two cards may be alike
          <li key={place}>
            <PlayingCard card={card} name={nameOf(card, { words, locale: props.locale })} />
          </li>
        ))}
      </ol>
      <span className={styles["BlackjackScene-foot"]}>
        <StakeChip amount={amountText(stakeOn(hand, props), props)} isDoubled={hand.isDoubled} />
        <HandTotal cards={hand.cards} isOpen={isAsked} />
        {paid !== undefined && (
          <span className={styles["BlackjackScene-result"]}>
            {words.results[paid.result]}
            {paid.multiple > 10_000 &&
              ` ${words.paid({ amount: amountText(paidTo(hand, props), props) })}`}
          </span>
        )}
      </span>
    </section>
  );
}

/** What came to this hand, with what was staked on it. */
function paidTo(hand: HandView, props: Pick<Props, "round">): bigint {
  return timesStake(stakeOn(hand, props), hand.paid?.multiple ?? 0);
}

function stakeOn(hand: HandView, { round }: Pick<Props, "round">): bigint {
  return BigInt(round?.choice.seats[hand.seat]?.stake ?? "0") * (hand.isDoubled ? 2n : 1n);
}

/** What the bar says: it is that of one seat. */
function stakeSet({ stake, currency }: Pick<Props, "stake" | "currency">): bigint {
  const read = parseMoney(stake, getAsset(currency));
  return read.ok ? read.value.minor : 0n;
}

function amountText(amount: bigint, { currency, locale }: Pick<Props, "currency" | "locale">) {
  return formatAmount(formatDecimal(money(amount, getAsset(currency))), { currency, locale });
}
