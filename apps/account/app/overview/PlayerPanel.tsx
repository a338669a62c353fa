import type { Balance, BalanceType, SignedIn } from "@croupier/contracts";
import { displayName } from "@croupier/site/display-name";
import { Alert, Button, Money, PlayerInfoPanel } from "@croupier/ui";
import { iconTimer } from "@croupier/ui/icons";

import { Alerts } from "../alerts/Alerts.tsx";
import { useBridge } from "../bridge/Bridge.context.tsx";
import { useBalances } from "../calls/player-queries.ts";
import { useOwed } from "../calls/safer-play-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { PageBoundary } from "../frame/PageBoundary.tsx";
import { useSay } from "../language/Words.context.tsx";
import { isThere } from "../pages/find-page.ts";
import { balanceLines, pendingWithdrawal } from "./balance-lines.ts";
import { playerActions } from "./player-actions.ts";
import { useIsDesktop } from "./use-is-desktop.ts";

const listed = [
  "playable",
  "withdrawable",
  "unlocked",
  "bonus",
  "nonPlayableBonus",
  "locked",
  "pendingWithdrawal",
] as const;
const pendingPage = "/account/cashier/withdraw/manage-pending";

/** Who is signed in, what they have, what needs them and what they can do (S2.36). */
export function PlayerPanel({ player }: { player: SignedIn }) {
  const say = useSay();
  const bridge = useBridge();
  const isDesktop = useIsDesktop();
  const { data: balances = [] } = useBalances(player.id);
  const owed = useOwed();
  const { data: configuration } = useSiteConfiguration();
  const actions = playerActions({
    isCashierDepositEnabled: configuration?.isCashierDepositEnabled ?? false,
    isCashierWithdrawalEnabled: configuration?.isCashierWithdrawalEnabled ?? false,
    isThere,
  });
  const pending = pendingWithdrawal(balances);
  const isUnlockedAlone = amountOf(balances, "unlocked") !== amountOf(balances, "withdrawable");
  return (
    <PlayerInfoPanel
      name={displayName(player)}
      headerAction={
        <Button look="ghost" size="sm" onClick={() => bridge.tell({ type: "logoutRequested" })}>
          {say("overview.signOut")}
        </Button>
      }
      balancesLabel={say("overview.balances")}
      // Nothing while the first answer is pending (S4.13).
      balances={[
        ...balanceLines(balances, { of: listed, isDesktop, forced: ["playable"] })
          // Unlocked and withdrawable are mostly the same amount: then one line says both.
          .filter(({ type }) => type !== "unlocked" || isUnlockedAlone)
          .map(({ type, amount, currency }) => ({
            label: say(`overview.balance.${type}`),
            amount: <Money amount={amount} currency={currency} />,
          })),
        ...(owed === undefined
          ? []
          : [{ label: say("overview.owed"), amount: <Money {...owed} /> }]),
      ]}
      actions={actions.map((action) => ({ ...action, label: say(action.label) }))}
      actionsLayout={layoutOf(actions.length)}
      alerts={[
        ...(pending === undefined
          ? []
          : [{ id: "pending", alert: <PendingWithdrawal balance={pending} /> }]),
        { id: "open", alert: <OpenAlerts /> },
      ]}
    />
  );
}

function amountOf(balances: readonly Balance[], type: BalanceType): string | undefined {
  return balances.find((balance) => balance.type === type)?.amount;
}

/** As wide as there are buttons, four of them in two rows (S9.20). */
function layoutOf(actions: number): 1 | 2 | 3 | 4 {
  if (actions <= 1) return 1;
  if (actions === 2) return 2;
  return actions === 3 ? 3 : 4;
}

/** They ask for more than the panel does, and may fail without it. */
function OpenAlerts() {
  return (
    <PageBoundary fallback={null}>
      <Alerts />
    </PageBoundary>
  );
}

function PendingWithdrawal({ balance }: { balance: Balance }) {
  const say = useSay();
  const title = (
    <>
      <Money amount={balance.amount} currency={balance.currency} /> {say("overview.pending")}
    </>
  );
  const details = say("overview.pendingDetail");
  return isThere(pendingPage) ? (
    <Alert icon={iconTimer} title={title} href={pendingPage}>
      {details}
    </Alert>
  ) : (
    <Alert icon={iconTimer} title={title}>
      {details}
    </Alert>
  );
}
