import { Button, Sheet } from "@croupier/ui";
import { useState } from "react";
import styles from "./BuySpins.module.css";
import { priceOf } from "./tumble-amounts.ts";
import type { TumbleSceneProps } from "./TumbleScene.tsx";

/** Free spins without waiting for them: the price on the button, and once more before it is taken. */
export function BuySpins(props: TumbleSceneProps & { readonly times: number }) {
  const { words, config, times, onPlay } = props;
  const [isAsking, setAsking] = useState(false);
  const { buy } = words;
  const cost = priceOf(times, props);
  const close = () => setAsking(false);
  const whyNot = props.whyNot({ stakes: times });
  const mayAsk = props.mayChoose && whyNot === undefined;

  function confirm() {
    close();
    onPlay({ stakes: times });
  }

  return (
    <>
      <button
        type="button"
        className={styles["BuySpins"]}
        aria-disabled={!mayAsk || undefined}
        onClick={() => mayAsk && setAsking(true)}
      >
        <span>{buy.button}</span>
        <b>{cost.price}</b>
        {props.mayChoose && whyNot !== undefined && <small>{whyNot}</small>}
      </button>
      <Sheet
        open={isAsking}
        onClose={close}
        place="center"
        title={buy.title({ spins: config.freeSpins.first })}
        closeLabel={buy.close}
      >
        <div className={styles["BuySpins-ask"]}>
          <p>{buy.price({ price: cost.price, times, stake: cost.stake })}</p>
          <p className={styles["BuySpins-soft"]}>{buy.taken({ price: cost.price })}</p>
          <Button look="action" size="lg" wide onClick={confirm}>
            {buy.confirm({ price: cost.price })}
          </Button>
          <Button size="lg" wide onClick={close}>
            {buy.leave}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
