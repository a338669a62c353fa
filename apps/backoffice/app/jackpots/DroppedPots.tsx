import type { KeptJackpotView } from "@croupier/contracts";
import { Link } from "react-router";
import { ExactMoment } from "../parts/Moment.tsx";
import { Digits } from "../rounds/Digits.tsx";
import { Amount } from "../treasury/Amount.tsx";
import styles from "../treasury/Treasury.module.css";
import { WideTable } from "../treasury/WideTable.tsx";

const columns = [
  { whole: "Pot" },
  { numbers: "Paid" },
  { whole: "Dropped" },
  "Won by",
  { whole: "In" },
  { words: "Seed, shown" },
  { words: "Fingerprint" },
];

/** The pots before the one that grows, with what anybody can count their drop out from. */
export function DroppedPots({ of: { dropped, currency } }: { of: KeptJackpotView }) {
  return (
    <section aria-label="Pots before">
      <h2 className={styles["Treasury-listed"]}>Pots before</h2>
      {dropped.length === 0 ? (
        <p className={styles["Treasury-part"]}>None of these has dropped yet.</p>
      ) : (
        <WideTable
          name={`Pots that dropped, in ${currency}`}
          columns={columns}
          rows={dropped.map((pot) => ({
            key: String(pot.number),
            cells: [
              String(pot.number),
              <Amount key="paid" of={pot.paid} />,
              <ExactMoment key="at" at={pot.droppedAt} />,
              <Link key="player" to={`/players/${pot.playerId}`}>
                {[pot.firstName, pot.lastName].filter(Boolean).join(" ") || "Erased"}
              </Link>,
              <Link key="round" to={`/rounds/${pot.roundId}`}>
                Its round
              </Link>,
              <Digits key="seed">{pot.serverSeed}</Digits>,
              <Digits key="print">{pot.fingerprint}</Digits>,
            ] as const,
          }))}
        />
      )}
    </section>
  );
}
