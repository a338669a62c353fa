import type { Balance } from "@croupier/contracts";
import { Button, CountingMoney, Money, Popover, VisuallyHidden } from "@croupier/ui";
import { iconPlus } from "@croupier/ui/icons";
import { useState } from "react";
import { useLocation } from "react-router";

import { balanceInRound, usePlay } from "../casino/play/play-store.ts";
import { useSay } from "../language/Messages.context.tsx";
import styles from "./AccountPlace.module.css";

const deposit = "/account/cashier/deposit";
/** The parts of the balance; those that hold nothing are not listed. */
const parts = [
  ["withdrawable", "wallet.withdrawable"],
  ["bonus", "wallet.bonus"],
  ["locked", "wallet.locked"],
  ["pendingWithdrawal", "wallet.pendingWithdrawal"],
] as const;

/** The balance, its parts, and the button to deposit. Nothing while the first answer is pending (S4.13). */
export function BalancePlace({ balances }: { balances: readonly Balance[] | undefined }) {
  const say = useSay();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const playable = balances?.find(({ type }) => type === "playable");
  if (balances === undefined || playable === undefined) return null;
  return (
    <>
      {/* A new place is a new popover, and a new popover is closed (S4.9). */}
      <Popover
        key={key}
        label={say("wallet.title")}
        onToggle={setOpen}
        // oxlint-disable-next-line react/no-unstable-nested-components -- called by Popover, never mounted
        opener={(control) => <Opener {...control} playable={playable} />}
      >
        {isOpen && <Parts balances={balances} playable={playable} />}
        <div className={styles["AccountPlace-ways"]}>
          <Button href={deposit} look="action" wide>
            {say("wallet.deposit")}
          </Button>
          <Button href="/account/cashier/withdraw" wide>
            {say("wallet.withdraw")}
          </Button>
          <Button href="/account/cashier/history" look="ghost" wide>
            {say("wallet.history")}
          </Button>
        </div>
      </Popover>
      <Button
        href={deposit}
        look="action"
        icon={iconPlus}
        className={styles["AccountPlace-deposit"]}
        aria-label={say("wallet.deposit")}
      >
        <span className={styles["AccountPlace-depositWord"]}>{say("wallet.deposit")}</span>
      </Button>
    </>
  );
}

function Parts({
  balances,
  playable,
}: {
  readonly balances: readonly Balance[];
  readonly playable: Balance;
}) {
  const say = useSay();
  return (
    <dl className={styles["AccountPlace-parts"]}>
      <dt>{say("wallet.playable")}</dt>
      <dd>
        <Money amount={playable.amount} currency={playable.currency} />
      </dd>
      {parts.map(([part, label]) => {
        const held = balances.find(({ type }) => type === part);
        return (
          held !== undefined &&
          isSomething(held) && (
            <div key={part}>
              <dt>{say(label)}</dt>
              <dd>
                <Money amount={held.amount} currency={held.currency} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

function Opener({
  popoverTarget,
  playable: { amount, currency },
}: {
  readonly popoverTarget: string;
  readonly playable: Balance;
}) {
  const say = useSay();
  const play = usePlay();
  return (
    <button type="button" popoverTarget={popoverTarget} className={styles["AccountPlace-balance"]}>
      <span className={styles["AccountPlace-label"]}>{say("balance.label")}</span>
      <strong className={styles["AccountPlace-amount"]}>
        <CountingMoney amount={balanceInRound(play, { amount, currency })} currency={currency} />
      </strong>
      <VisuallyHidden>{say("wallet.title")}</VisuallyHidden>
    </button>
  );
}

function isSomething({ amount }: Balance): boolean {
  return /[1-9]/.test(amount);
}
