import type { Felt } from "../use-felt.ts";
import { Chip } from "./Chip.tsx";
import styles from "./Cloth.module.css";
import { placeBox } from "./place-box.ts";
import { spotOf } from "./spots.ts";

/** What lies on the cloth; when the ball lies, what lost is swept off and what won is paid beside it. */
export function PlacedChips({ felt }: { readonly felt: Felt }) {
  const { bets, wonPocket, spin } = felt;
  const dolly = wonPocket === undefined ? undefined : spotOf(`straight:${wonPocket}`);
  return (
    <div className={styles["Cloth-chips"]} aria-hidden="true">
      {bets.map(({ bet, stake }) => {
        const spot = spotOf(bet);
        if (spot === undefined) return null;
        const paid = felt.paidOn(bet);
        const isLost = wonPocket !== undefined && !spot.numbers.includes(wonPocket);
        return (
          <span
            key={bet}
            className={styles["Cloth-chip"]}
            style={placeBox(spot)}
            data-field={spot.isField ? "" : undefined}
            data-lost={isLost && spin.stage === "swept" ? "" : undefined}
            data-paid={paid === undefined ? undefined : ""}
          >
            <Chip {...felt.chipOf(BigInt(stake))} />
            {paid !== undefined && (
              <>
                <span className={styles["Cloth-payout"]}>
                  <Chip {...felt.chipOf(paid - BigInt(stake))} />
                </span>
                <span className={styles["Cloth-paid"]}>+{felt.text(paid - BigInt(stake))}</span>
              </>
            )}
          </span>
        );
      })}
      {dolly !== undefined && (
        <span className={styles["Cloth-dolly"]} style={placeBox(dolly)}>
          <Dolly />
        </span>
      )}
    </div>
  );
}

/** Turned glass and brass, set on the number by the one who spins. */
function Dolly() {
  return (
    <svg viewBox="0 0 32 56" aria-hidden="true">
      <defs>
        <linearGradient id="dolly-glass">
          <stop offset="0" stopColor="#fff" stopOpacity=".95" />
          <stop offset=".35" stopColor="#d4f1ee" stopOpacity=".75" />
          <stop offset="1" stopColor="#5d9c97" stopOpacity=".85" />
        </linearGradient>
        <linearGradient id="dolly-brass">
          <stop offset="0" stopColor="#ffe9ad" />
          <stop offset=".5" stopColor="#d79a3c" />
          <stop offset="1" stopColor="#7a4a12" />
        </linearGradient>
      </defs>
      <ellipse cx="16" cy="51" rx="13" ry="4" fill="#00110d" opacity=".5" />
      <path
        d="M6 50c0-4 5-5 6-9 1-5-3-9-3-15h14c0 6-4 10-3 15 1 4 6 5 6 9 0 3-20 3-20 0Z"
        fill="url(#dolly-glass)"
      />
      <path d="M8 26h16l-2-6H10Z" fill="url(#dolly-brass)" />
      <circle cx="16" cy="12" r="9" fill="url(#dolly-glass)" />
      <ellipse cx="13" cy="8.6" rx="3" ry="2.2" fill="#fff" opacity=".9" />
    </svg>
  );
}
