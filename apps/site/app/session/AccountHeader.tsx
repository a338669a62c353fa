import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";

import { WithMessages } from "../language/Messages.context.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { BalancePlace } from "./BalancePlace.tsx";
import { listenForChanges } from "./realtime.ts";
import { useSignOut } from "./use-sign-out.ts";
import { balancesKey, SessionEnded, useBalances, usePlayer } from "./wallet-queries.ts";

/** All that is one player's own on the page. It and its libraries load for signed-in players only. */
export function AccountHeader() {
  const [queries] = useState(() => new QueryClient());
  return (
    <WithMessages areas={["problems"]}>
      <QueryClientProvider client={queries}>
        <Account />
      </QueryClientProvider>
    </WithMessages>
  );
}

function Account() {
  const player = usePlayer();
  const balances = useBalances(player.data?.id);
  const { signOut, busy } = useSignOut();
  const { revalidate } = useRevalidator();
  // The same page comes back as a visitor's.
  const leave = useCallback(() => void revalidate(), [revalidate]);
  useFreshBalances(leave);
  useLeaveWhenEnded(player.error ?? balances.error, leave);
  if (player.data === undefined) return null;
  return (
    <>
      <BalancePlace balances={balances.data} />
      <AccountMenu player={player.data} onSignOut={signOut} signingOut={busy} />
    </>
  );
}

function useFreshBalances(onEnded: () => void) {
  const queries = useQueryClient();
  // A socket lives as long as the place it serves, outside of React.
  useEffect(() => {
    const line = listenForChanges({
      onChange: () => void queries.invalidateQueries({ queryKey: balancesKey }),
      onEnded,
    });
    return () => line.close();
  }, [queries, onEnded]);
}

function useLeaveWhenEnded(error: Error | null, leave: () => void) {
  const ended = error instanceof SessionEnded;
  // The end arrives as an answer to a poll, not as something the player did here.
  useEffect(() => {
    if (ended) leave();
  }, [ended, leave]);
}
