import type { RoundProof } from "@croupier/kit/fair";
import { formatDecimal, getAsset, money } from "@croupier/kit/money";
import { Icon, Money, VisuallyHidden } from "@croupier/ui";
import { iconCheck, iconX } from "@croupier/ui/icons";
import type { ReactNode } from "react";
import { useSay } from "../language/Messages.context.tsx";
import { DrawRows } from "./DrawRows.tsx";
import { linksBefore, type Receipt } from "./read-receipt.ts";
import { ShownEvents } from "./ShownEvents.tsx";
import styles from "./verify.module.css";

/** The four things that have to agree, each with what was told beside what was counted here. */
export function ProofSteps({ receipt, proof }: { receipt: Receipt; proof: RoundProof }) {
  const say = useSay();
  const amountOf = (minor: bigint) => formatDecimal(money(minor, getAsset(receipt.currency)));
  return (
    <ol className={styles["ProofSteps"]}>
      <Step name="seed" agrees={proof.seedAgrees}>
        {receipt.family === "crash" && (
          <p className={styles["ProofSteps-soft"]}>
            {say("verify.seed.chain", { count: linksBefore(receipt) + 1 })}
          </p>
        )}
        <div className={styles["ProofSteps-pair"]}>
          <Digits label={say("verify.seed.told")}>{receipt.round.seedFingerprint}</Digits>
          <Digits label={say("verify.seed.computed")}>{proof.fingerprintComputed}</Digits>
        </div>
      </Step>
      <Step name="mixed" agrees={proof.isLegal}>
        <div className={styles["ProofSteps-seeds"]}>
          <Digits label={say("verify.mixed.ours")}>{receipt.serverSeed}</Digits>
          <Digits label={say("verify.mixed.yours")}>{receipt.round.playerSeed}</Digits>
          <Digits label={say("verify.mixed.number")}>{receipt.round.nonce}</Digits>
        </div>
        {proof.blocks.map(({ message, digest }) => (
          <Digits key={message} label={say("verify.mixed.hmac", { message })}>
            {digest}
          </Digits>
        ))}
      </Step>
      <Step name="drawn" agrees={proof.steps.length > 0 && proof.steps.every((one) => one.agrees)}>
        <DrawRows draws={proof.draws} />
        <ShownEvents steps={proof.steps} />
      </Step>
      <Step name="paid" agrees={proof.moneyAgrees}>
        <dl className={styles["ProofSteps-money"]}>
          <dt>{say("verify.paid.told")}</dt>
          <dd>
            <Money amount={receipt.round.payout} currency={receipt.currency} />
          </dd>
          <dt>{say("verify.paid.computed")}</dt>
          <dd>
            <Money amount={amountOf(proof.payoutComputed)} currency={receipt.currency} />
          </dd>
          {proof.rest !== undefined && (
            <>
              <dt>{say("verify.paid.rest")}</dt>
              <dd>
                {say(proof.rest.isPaid ? "verify.paid.restPaid" : "verify.paid.restNot", {
                  left: proof.rest.left,
                  of: proof.rest.of,
                })}
              </dd>
            </>
          )}
        </dl>
      </Step>
    </ol>
  );
}

type Name = "seed" | "mixed" | "drawn" | "paid";

function Step({ name, agrees, children }: { name: Name; agrees: boolean; children: ReactNode }) {
  const say = useSay();
  return (
    <li className={styles["ProofSteps-step"]} data-agrees={agrees}>
      <span className={styles["ProofSteps-mark"]}>
        <Icon shape={agrees ? iconCheck : iconX} size="sm" />
      </span>
      <div className={styles["ProofSteps-body"]}>
        <h2>
          {say(`verify.${name}.title`)}
          <VisuallyHidden>{agrees ? say("verify.agrees") : say("verify.disagrees")}</VisuallyHidden>
        </h2>
        <p className={styles["ProofSteps-soft"]}>
          {say(agrees ? `verify.${name}.text` : `verify.${name}.wrong`)}
        </p>
        {children}
      </div>
    </li>
  );
}

export function Digits({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles["Digits"]}>
      <span className={styles["Digits-label"]}>{label}</span>
      <bdi className={styles["Digits-value"]}>{children}</bdi>
    </div>
  );
}
