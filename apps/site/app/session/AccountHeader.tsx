import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";

import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { useAnnounce } from "../notices/Notices.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { onAskedToSignOut } from "./ask-to-sign-out.ts";
import { BalancePlace } from "./BalancePlace.tsx";
import { listenForChanges } from "./realtime.ts";
import { LastSignIn } from "./LastSignIn.tsx";
import { SessionWatch } from "./SessionWatch.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { balancesKey, SessionEnded, useBalances, usePlayer } from "./wallet-queries.ts";

const RealityCheckWatch = lazy(async () => ({
  default: (await import("../reality-check/RealityCheckWatch.tsx")).RealityCheckWatch,
}));

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
  const { signOut, busy, isLeaving } = useSignOut();
  useSignOutOnWish(signOut);
  const leave = useLeaveEnded(isLeaving);
  useFreshBalances(leave);
  useLeaveWhenEnded(player.error ?? balances.error, leave);
  if (player.data === undefined) return null;
  return (
    <>
      <LocalBoundary fallback={null}>
        <Suspense>
          <RealityCheckWatch session={player.data.id} />
        </Suspense>
      </LocalBoundary>
      <BalancePlace balances={balances.data} />
      <AccountMenu player={player.data} onSignOut={signOut} signingOut={busy} />
      <Suspense>
        <LastSignIn last={player.data.lastSignIn} />
        <SessionWatch ends={player.data.session} onEnded={leave} />
      </Suspense>
    </>
  );
}

/** The same page comes back as a visitor's, and says why unless the player wanted it so. */
function useLeaveEnded(isLeaving: () => boolean): () => void {
  const say = useSay();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const text = say("signOut.ended");
  // A poll, the line and the clock may all notice; it is said once.
  const noticed = useRef(false);
  return useCallback(() => {
    if (!noticed.current && !isLeaving()) announce({ kind: "told", text });
    noticed.current = true;
    void revalidate();
  }, [announce, isLeaving, revalidate, text]);
}

function useSignOutOnWish(signOut: () => void) {
  const obey = useEffectEvent(signOut);
  // The wish comes from a button that stands outside of this tree.
  useEffect(() => onAskedToSignOut(() => obey()), []);
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
