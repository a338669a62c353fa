import { formatAmount } from "@croupier/kit/money";
import type { Language } from "@croupier/game-stage/scene";
import styles from "./CrashScene.module.css";
import type { FlightView } from "./line/flight-line.ts";
import { multipleText } from "./multiple-text.ts";
import type { CrashWords } from "./words/crash-words.ts";

type Seat = FlightView["seats"][number];

/** So few in a flight leave room for what was. */
const fewMax = 2;

/** Players of the flight, and where each landed: names mean nobody, one's own says so. With few aboard, the flights before. */
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
          <li
            key={seat.name}
            data-state={seat.state}
            data-you={you.includes(seat.name) ? "" : undefined}
          >
            <span>
              {you.includes(seat.name) ? words.you : words.passenger({ name: seat.name })}
            </span>
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
      {seats.length <= fewMax && <Before flight={flight} words={words} locale={locale} />}
    </section>
  );
}

/** The highest landings and the last flights: of those who flew, and nobody made up to fill the place. */
function Before({
  flight: { top, last },
  words,
  locale,
}: {
  readonly flight: FlightView;
  readonly words: CrashWords;
  readonly locale: Language;
}) {
  return (
    <div className={styles["CrashScene-before"]}>
      {top.length > 0 && (
        <>
          <h3>{words.top}</h3>
          <ol>
            {top.map(({ number, name, landedAt, payout, currency }) => (
              <li key={`${number}-${name}`} data-state="landed">
                <span>{name}</span>
                <span className={styles["CrashScene-amount"]}>
                  {formatAmount(payout, { currency, locale })}
                </span>
                <span className={styles["CrashScene-at"]}>{multipleText(landedAt, locale)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3>{words.last}</h3>
      {last.length === 0 && <p>{words.noFlights}</p>}
      <ol>
        {last.map(({ number, multiple }) => (
          <li key={number}>
            <span>{words.flightNumber({ number: number + 1 })}</span>
            <span className={styles["CrashScene-at"]}>{multipleText(multiple ?? 0, locale)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Oneself first, then who came down, the last of them first, then who still flies. */
function inOrder(seats: readonly Seat[], you: readonly string[]): readonly Seat[] {
  const rank = ({ name, landedAt }: Seat) =>
    you.includes(name) ? Number.POSITIVE_INFINITY : (landedAt ?? 0);
  return seats.toSorted((one, other) => rank(other) - rank(one));
}
