import type { PlayerWithdrawal } from "@croupier/contracts";
import { Alert, Money } from "@croupier/ui";
import { useEffect, useState } from "react";
import { href } from "react-router";

import { client } from "../calls/client.ts";
import { playerClient } from "../calls/player-client.ts";
import { useSay } from "../language/Messages.context.tsx";

const stages = ["requested", "checks", "approved", "sent"];

/** Where the withdrawals of a player stand, for whoever looks for help about them. */
export function OwnWithdrawals() {
  const say = useSay();
  const [underWay, setUnderWay] = useState<readonly PlayerWithdrawal[]>([]);
  // They come over the network; without them the help is what it is for everybody.
  useEffect(() => {
    const leaving = new AbortController();
    readUnderWay(leaving.signal).then(setUnderWay, () => {});
    return () => leaving.abort();
  }, []);
  return underWay.map(({ id, amount, currency, state }) => (
    <Alert
      key={id}
      href={href("/account/*", { "*": "cashier/withdraw/manage-pending" })}
      title={
        <>
          {say("help.withdrawal")} <Money amount={amount} currency={currency} />
        </>
      }
    >
      {say("help.withdrawal.stage", { stage: stages.indexOf(state) + 1, state })}
    </Alert>
  ));
}

async function readUnderWay(signal: AbortSignal): Promise<readonly PlayerWithdrawal[]> {
  const me = await client.identity.whoAmI({ signal });
  if (!me.ok) return [];
  const all = await playerClient.withdrawals.list({ params: { session: me.value.id }, signal });
  return all.ok ? all.value.items.filter(({ state }) => stages.includes(state)) : [];
}
