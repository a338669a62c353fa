import { AmountCount, timesText } from "@croupier/game-stage/scene";
import { formatAmount, formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import type { Multiple } from "@croupier/kit/rules";
import styles from "./PlinkoScene.module.css";
import type { PlinkoSceneProps } from "./PlinkoScene.tsx";
import type { Landing } from "./use-drops.ts";

const countMs = 650;

type Props = PlinkoSceneProps & { readonly landing: Landing | undefined };

/** What the ball that came down last has paid. Bright only where it is more than was staked. */
export function DropResult({ landing, currency, locale }: Props) {
  if (landing === undefined) return null;
  const { multiple, payout, won, showing } = landing;
  /** Exactly what was paid, when it is counted to its end. */
  const partOf = (amount: string, reached: Multiple) => {
    const asset = getAsset(currency);
    const read = parseMoney(amount, asset);
    if (!read.ok || reached === multiple) return amount;
    return formatDecimal(money((read.value.minor * BigInt(reached)) / BigInt(multiple), asset));
  };
  const text = (amount: string) => formatAmount(amount, { currency, locale });
  return (
    <p
      className={styles["PlinkoScene-result"]}
      data-won={won || undefined}
      // Who listens is told the round by the stage.
      aria-hidden="true"
      key={showing}
    >
      <strong>{timesText(multiple, locale)}</strong>
      {payout !== undefined && (
        <span>
          {won ? (
            <AmountCount multiple={multiple} lastsMs={countMs}>
              {(reached) => text(partOf(payout, reached))}
            </AmountCount>
          ) : (
            text(payout)
          )}
        </span>
      )}
    </p>
  );
}
