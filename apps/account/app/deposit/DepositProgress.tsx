import type { PlayerDeposit } from "@croupier/contracts";
import {
  Alert,
  Button,
  Money,
  Panel,
  Skeleton,
  Spinner,
  TextLink,
  type AlertTone,
} from "@croupier/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";

import { Refused } from "../calls/answers.ts";
import {
  isUnsettled,
  useDeposit,
  useDepositMethods,
  useGiveUpDeposit,
  useLastGame,
} from "../calls/cashier-queries.ts";
import { useReceipt } from "../calls/statement-queries.ts";
import { SumLines, type SumLine } from "../cashier/SumLines.tsx";
import { useSay } from "../language/Words.context.tsx";
import styles from "./DepositPage.module.css";
import { explainReason } from "./explain-deposit.ts";
import { useDepositMessage } from "./use-deposit-message.ts";

const tones: Readonly<Record<PlayerDeposit["state"], AlertTone>> = {
  requested: "accent",
  redirected: "accent",
  pending: "accent",
  completed: "good",
  failed: "bad",
  expired: "warn",
  cancelled: "calm",
  returning: "warn",
  returned: "calm",
  refunding: "warn",
  refunded: "calm",
  charged_back: "bad",
};

const lobby = "/casino";

/** How a deposit stands, while it stands and after; nobody has to load the page again. */
export function DepositProgress({ id }: { readonly id: string }) {
  const say = useSay();
  const queries = useQueryClient();
  const { data: deposit, error, refetch } = useDeposit(id);
  useDepositMessage(useCallback(() => void refetch(), [refetch]));

  const state = deposit?.state;
  // What was paid in is shown wherever a balance is, leaves less of a limit, and pays what is owed.
  useEffect(() => {
    if (state !== "completed") return;
    for (const key of ["balances", "limits", "standing"]) {
      void queries.invalidateQueries({ queryKey: [key] });
    }
  }, [state, queries]);

  if (deposit === undefined && error instanceof Refused) {
    return <Alert tone="bad" title={say("deposit.unknown")} />;
  }
  if (deposit === undefined && error !== null) {
    return (
      <Alert
        tone="bad"
        title={say("deposit.unheard")}
        action={<Button onClick={() => void refetch()}>{say("frame.again")}</Button>}
      />
    );
  }
  if (deposit === undefined) {
    return (
      <Panel aria-busy="true">
        <Skeleton shape="block" blockSize="180px" />
      </Panel>
    );
  }
  const { reason, amount, askedAmount, currency } = deposit;
  const lines: SumLine[] = [
    [say("deposit.amount.title"), <Money key="came" amount={amount} currency={currency} />],
    [say("deposit.way"), say(`deposit.method.${deposit.method}`)],
  ];
  if (askedAmount !== null) {
    const asked = <Money key="asked" amount={askedAmount} currency={currency} />;
    lines.splice(1, 0, [say("deposit.asked"), asked]);
  }
  return (
    <Panel className={styles["Deposit-progress"]}>
      {isUnsettled(deposit) && <Spinner>{say("deposit.waiting")}</Spinner>}
      <output className={styles["Deposit-state"]}>
        <Alert tone={tones[deposit.state]} title={say(`deposit.state.${deposit.state}`)}>
          {reason === null ? say(`deposit.next.${deposit.state}`) : say(explainReason(reason))}
        </Alert>
      </output>
      <SumLines lines={lines} />
      {state === "completed" && <Moved id={id} />}
      <Ways deposit={deposit} />
      {state !== "completed" && (
        <TextLink look="soft" href={`/contact?deposit=${id}`}>
          {say("deposit.contact")}
        </TextLink>
      )}
    </Panel>
  );
}

/** The balance before and after the deposit, as its movement in the books says. */
function Moved({ id }: { readonly id: string }) {
  const say = useSay();
  const { data } = useReceipt(id);
  if (data === undefined) return null;
  const { previous, current, currency } = data;
  return (
    <SumLines
      lines={[
        [
          say("deposit.balanceBefore"),
          <Money key="before" amount={previous} currency={currency} />,
        ],
        [say("deposit.balanceAfter"), <Money key="after" amount={current} currency={currency} />],
      ]}
    />
  );
}

/** The next step. A player who has just paid in is not asked to pay in more. */
function Ways({ deposit }: { readonly deposit: PlayerDeposit }) {
  const { url, state } = deposit;
  if (url !== null) return <Unpaid id={deposit.id} url={url} />;
  if (state === "pending" || state === "requested") return null;
  if (state === "completed") return <PlayNow />;
  const isUnpaid = state === "failed" || state === "expired" || state === "cancelled";
  return isUnpaid ? <TryAgain deposit={deposit} /> : <ToLobby />;
}

function Unpaid({ id, url }: { readonly id: string; readonly url: string }) {
  const say = useSay();
  const giveUp = useGiveUpDeposit();
  return (
    <>
      {giveUp.isError && <Alert tone="bad" urgent title={say("deposit.giveUpFailed")} />}
      <div className={styles["Deposit-ways"]}>
        <Button look="action" href={url}>
          {say("deposit.goOn")}
        </Button>
        <Button onClick={() => giveUp.mutate(id)} busy={giveUp.isPending}>
          {say("deposit.giveUp")}
        </Button>
      </div>
    </>
  );
}

function PlayNow() {
  const say = useSay();
  const { data: game, isPending } = useLastGame();
  // Nothing moves under a finger: until it is known what comes first, there is nothing to press.
  if (isPending) return null;
  if (!game) {
    return (
      <div className={styles["Deposit-ways"]}>
        <Button look="action" href={lobby}>
          {say("deposit.chooseGame")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles["Deposit-ways"]}>
      <Button look="action" href={game.href}>
        {say("deposit.play", { game: game.title })}
      </Button>
      <Button href={lobby}>{say("deposit.lobby")}</Button>
    </div>
  );
}

/** As it was tried, or the same amount in another way. */
function TryAgain({ deposit }: { readonly deposit: PlayerDeposit }) {
  const say = useSay();
  const { data: methods = [] } = useDepositMethods();
  const { method, amount, askedAmount, state } = deposit;
  const other = methods.find(({ code }) => code !== method)?.code;
  const again = (way: string) =>
    `/account/cashier/deposit?${new URLSearchParams({ way, amount: askedAmount ?? amount })}`;
  return (
    <div className={styles["Deposit-ways"]}>
      <Button look={state === "cancelled" ? "quiet" : "action"} href={again(method)}>
        {say("deposit.tryAgain")}
      </Button>
      {other !== undefined && <Button href={again(other)}>{say("deposit.otherWay")}</Button>}
    </div>
  );
}

function ToLobby() {
  const say = useSay();
  return (
    <div className={styles["Deposit-ways"]}>
      <Button href={lobby}>{say("deposit.lobby")}</Button>
    </div>
  );
}
