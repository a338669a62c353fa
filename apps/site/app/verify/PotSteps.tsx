import { formatDecimal, getAsset, money } from "@croupier/kit/money";
import { Icon, Money, VisuallyHidden } from "@croupier/ui";
import { iconCheck, iconX } from "@croupier/ui/icons";
import { useSay } from "../language/Messages.context.tsx";
import type { ProvedPot } from "./judge-receipt.ts";
import { Digits } from "./ProofSteps.tsx";
import styles from "./verify.module.css";

/** The pots that a round won: where each was to drop stood before its first stake. */
export function PotSteps({ pots, currency }: { pots: readonly ProvedPot[]; currency: string }) {
  const say = useSay();
  if (pots.length === 0) return null;
  return (
    <ol className={styles["ProofSteps"]} data-pots="">
      {pots.map(({ proof, ...pot }) => (
        <li
          key={`${pot.jackpot} ${pot.number}`}
          className={styles["ProofSteps-step"]}
          data-agrees={proof.isGenuine}
        >
          <span className={styles["ProofSteps-mark"]}>
            <Icon shape={proof.isGenuine ? iconCheck : iconX} size="sm" />
          </span>
          <div className={styles["ProofSteps-body"]}>
            <h2>
              {say("verify.pot.title")}
              <VisuallyHidden>
                {proof.isGenuine ? say("verify.agrees") : say("verify.disagrees")}
              </VisuallyHidden>
            </h2>
            <p className={styles["ProofSteps-soft"]}>
              {say(proof.isGenuine ? "verify.pot.text" : "verify.pot.wrong")}
            </p>
            <div className={styles["ProofSteps-pair"]}>
              <Digits label={say("verify.pot.told")}>{pot.fingerprint}</Digits>
              <Digits label={say("verify.seed.computed")}>{proof.fingerprintComputed}</Digits>
            </div>
            <div className={styles["ProofSteps-seeds"]}>
              <Digits label={say("verify.pot.seed")}>{pot.serverSeed}</Digits>
              <Digits label={say("verify.pot.named")}>
                {pot.jackpot}-{currency}
              </Digits>
              <Digits label={say("verify.pot.number")}>{pot.number}</Digits>
            </div>
            <dl className={styles["ProofSteps-money"]}>
              <dt>{say("verify.pot.between")}</dt>
              <dd>
                <Money amount={pot.seed} currency={currency} /> –{" "}
                <Money amount={pot.dropsBy} currency={currency} />
              </dd>
              <dt>{say("verify.paid.told")}</dt>
              <dd>
                <Money amount={pot.paid} currency={currency} />
              </dd>
              <dt>{say("verify.paid.computed")}</dt>
              <dd>
                <Money
                  amount={formatDecimal(money(proof.dropComputed, getAsset(currency)))}
                  currency={currency}
                />
              </dd>
            </dl>
          </div>
        </li>
      ))}
    </ol>
  );
}
