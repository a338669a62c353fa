import type { PlayerStanding, SignedIn } from "@croupier/contracts";
import { FormatProvider, useFormat } from "@croupier/ui";
import {
  QueryClient,
  QueryClientProvider,
  useQueryClient,
  type Query,
} from "@tanstack/react-query";
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useRevalidator } from "react-router";

import { playNow } from "../casino/play/play-store.ts";
import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { forgetTyped } from "../contact/kept-message.ts";
import { useAnnounce } from "../notices/Notices.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { onAskedToSignOut } from "./ask-to-sign-out.ts";
import { BalancePlace } from "./BalancePlace.tsx";
import { useOwnTheme } from "../theme/use-own-theme.ts";
import { tellMoneyMoved } from "./money-moved.ts";
import { onPlayerChanged } from "./player-changed.ts";
import { tellPotsChanged } from "./pots-line.ts";
import { listenForChanges } from "./realtime.ts";
import { onStandingChanged } from "./standing-changed.ts";
import { LastSignIn } from "./LastSignIn.tsx";
import { SessionWatch } from "./SessionWatch.tsx";
import { useSignOut } from "./use-sign-out.ts";
import {
  balancesKey,
  playerKey,
  SessionEnded,
  standingKey,
  useBalances,
  usePlayer,
} from "./wallet-queries.ts";

const RealityCheckWatch = lazy(async () => ({
  default: (await import("../reality-check/RealityCheckWatch.tsx")).RealityCheckWatch,
}));

const OpenAlert = lazy(async () => ({
  default: (await import("../alerts/OpenAlert.tsx")).OpenAlert,
}));

const PlayClosed = lazy(async () => ({
  default: (await import("../play-closed/PlayClosed.tsx")).PlayClosed,
}));

const AgreementsPlace = lazy(async () => ({
  default: (await import("../agreements/AgreementsPlace.tsx")).AgreementsPlace,
}));

/** All that is one player's own on the page. It and its libraries load for signed-in players only. */
export function AccountHeader() {
  const [queries] = useState(() => new QueryClient());
  return (
    <WithMessages areas={["problems", "player"]}>
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
  useChangedPlayer();
  if (player.data === undefined) return null;
  return (
    <Formatted player={player.data}>
      <LocalBoundary fallback={null}>
        <Suspense>
          <RealityCheckWatch session={player.data.id} />
        </Suspense>
      </LocalBoundary>
      <LocalBoundary fallback={null}>
        <Suspense>
          <OpenAlert session={player.data.id} />
        </Suspense>
      </LocalBoundary>
      {player.data.agreementsDue && (
        <LocalBoundary fallback={null}>
          <Suspense>
            <AgreementsPlace session={player.data.id} />
          </Suspense>
        </LocalBoundary>
      )}
      <BalancePlace balances={balances.data} />
      <LocalBoundary fallback={null}>
        <Suspense>
          <PlayClosed session={player.data.id} />
        </Suspense>
      </LocalBoundary>
      <AccountMenu player={player.data} onSignOut={signOut} signingOut={busy} />
      <Suspense>
        <LastSignIn last={player.data.lastSignIn} />
        <SessionWatch ends={player.data.session} onEnded={leave} />
      </Suspense>
    </Formatted>
  );
}

/** In the look that the player chose. */
function Formatted({ player, children }: { player: SignedIn; children: ReactNode }) {
  useOwnTheme(player);
  return (
    <FormatProvider {...useFormat()} currencyDisplay={player.display.currency}>
      {children}
    </FormatProvider>
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
    forgetTyped();
    void revalidate();
  }, [announce, isLeaving, revalidate, text]);
}

function useSignOutOnWish(signOut: () => void) {
  const obey = useEffectEvent(signOut);
  // The wish comes from a button that stands outside of this tree.
  useEffect(() => onAskedToSignOut(() => obey()), []);
}

function useChangedPlayer() {
  const queries = useQueryClient();
  // The account area is no part of our tree.
  useEffect(
    () => onPlayerChanged(() => void queries.invalidateQueries({ queryKey: playerKey })),
    [queries],
  );
  // Nor is the frame of a game.
  useEffect(
    () => onStandingChanged(() => void queries.invalidateQueries({ queryKey: standingKey })),
    [queries],
  );
}

function useFreshBalances(onEnded: () => void) {
  const queries = useQueryClient();
  // A socket lives as long as the place it serves, outside of React.
  useEffect(() => {
    const line = listenForChanges({
      onChange() {
        void queries.invalidateQueries({ queryKey: balancesKey });
        tellMoneyMoved();
        // What came in has paid of it.
        void queries.invalidateQueries({ queryKey: standingKey, predicate: isOfADebtor });
      },
      onPots: tellPotsChanged,
      onPlay() {
        // Whoever plays nothing learns it with the next look.
        if (playNow().status !== "running") return;
        void queries.invalidateQueries({ queryKey: standingKey });
        // A game of the house asks whether it is still there.
        tellMoneyMoved();
      },
      onEnded,
    });
    return () => line.close();
  }, [queries, onEnded]);
}

function isOfADebtor({ state: { data } }: Query): boolean {
  const owed = (data as PlayerStanding | undefined)?.owed ?? null;
  return owed !== null;
}

function useLeaveWhenEnded(error: Error | null, leave: () => void) {
  const ended = error instanceof SessionEnded;
  // The end arrives as an answer to a poll, not as something the player did here.
  useEffect(() => {
    if (ended) leave();
  }, [ended, leave]);
}
