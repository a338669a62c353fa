import { Button, Money } from "@croupier/ui";
import { useEffect, useRef } from "react";
import { countedUp } from "../scene/counted-up.ts";
import { useCountUp } from "../scene/use-count-up.ts";
import { useStage } from "../Stage.context.tsx";
import styles from "./PotWon.module.css";

const countMs = 1_800;
/** Falling coins: where each begins and when, in hundredths, so that no two screens need chance. */
const coins = Array.from({ length: 18 }, (_, index) => ({
  start: (index * 61 + 7) % 100,
  delay: (index * 37) % 90,
}));

/** A pot is the player's: it counts up over the scene, and waits until it was seen. */
export function PotWon({ amount }: { readonly amount: string }) {
  const { desk, words, driver } = useStage();
  const { currency } = desk.state().session;
  const shown = countedUp(amount, useCountUp(amount, countMs));
  const seen = useRef<HTMLButtonElement>(null);

  // Enter and space go on from here; what was won is told by the region of the stage.
  useEffect(() => seen.current?.focus({ preventScroll: true }), []);

  return (
    <section className={styles["PotWon"]} aria-label={words.pot.title} data-pot-won={amount}>
      <div className={styles["PotWon-coins"]} aria-hidden="true">
        {coins.map(({ start, delay }) => (
          <i
            key={start}
            style={{ insetInlineStart: `${start}%`, animationDelay: `${delay * 20}ms` }}
          />
        ))}
      </div>
      <div className={styles["PotWon-card"]}>
        <h2 className={styles["PotWon-title"]}>{words.pot.title}</h2>
        <p className={styles["PotWon-amount"]} aria-hidden="true" data-counted={shown === amount}>
          <Money amount={shown} currency={currency} />
        </p>
        {driver.mode === "real" && <p className={styles["PotWon-soft"]}>{words.pot.paid}</p>}
        <Button look="action" ref={seen} onClick={() => desk.seePot()}>
          {words.pot.goOn}
        </Button>
      </div>
    </section>
  );
}
