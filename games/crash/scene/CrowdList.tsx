import { formatAmount } from "@croupier/kit/money";
import type { Language } from "@croupier/game-stage/scene";
import styles from "./CrashScene.module.css";
import type { FlightView } from "./line/flight-line.ts";
import { multipleText } from "./multiple-text.ts";
import type { CrashWords } from "./words/crash-words.ts";

type Seat = FlightView["seats"][number];

/** Who flies, and who left at what: names mean nobody, and one's own says so. */
export function CrowdList({
  flight,
  words,
  locale,
}: {
  readonly flight: FlightView;
  readonly words: CrashWords;
  readonly locale: Language;
}) {
  const { seats, crowd, you } = flight;
  return (
    <section className={styles["CrashScene-crowd"]} aria-label={words.crowd}>
      <p className={styles["CrashScene-count"]}>
        <span>{words.aboard({ count: crowd.aboard })}</span>
        <span>{words.landedCount({ count: crowd.landed })}</span>
      </p>
      <ul>
        {inOrder(seats, you).map((seat) => (
          <li key={seat.name} data-state={seat.state} data-you={seat.name === you ? "" : undefined}>
            <span>{seat.name === you ? words.you : words.passenger({ name: seat.name })}</span>
            <span className={styles["CrashScene-amount"]}>
              {formatAmount(
                seat.payout !== null && seat.state === "landed" ? seat.payout : seat.stake,
                {
                  currency: seat.currency,
                  locale,
                },
              )}
            </span>
            <span className={styles["CrashScene-at"]}>
              {seat.landedAt === null
                ? seat.state === "lost"
                  ? words.lostShort
                  : ""
                : multipleText(seat.landedAt, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Oneself first, then who came down, the last of them first, then who still flies. */
function inOrder(seats: readonly Seat[], you: string | null): readonly Seat[] {
  const rank = ({ name, landedAt }: Seat) =>
    name === you ? Number.POSITIVE_INFINITY : (landedAt ?? 0);
  return seats.toSorted((one, other) => rank(other) - rank(one));
}
