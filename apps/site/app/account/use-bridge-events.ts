import type { BridgeEvent } from "@croupier/contracts/bridge";
import { href, useNavigate } from "react-router";

import { useAnnounce } from "../notices/Notices.tsx";
import { isOwnPage } from "../navigation/own-pages.ts";
import { askToSignOut } from "../session/ask-to-sign-out.ts";
import { tellPlayerChanged } from "../session/player-changed.ts";
import { detour } from "../sign-in/detour.ts";
import { useSite } from "../site.ts";

export interface BridgeEventNeeds {
  /** Where the area is or is about to be, which the address bar may still have to learn. */
  readonly where: () => string;
  /** The router is about to go where the area is: `state` is that of the entry it makes. */
  readonly onCatchUp: (state: object) => void;
  /** Whether the area is on its way to where the address bar is already. */
  readonly isFollowing: () => boolean;
  readonly onStart: () => void;
  readonly onArrived: (at: { readonly path: string; readonly title?: string | undefined }) => void;
}

/** What the site does for each event of the bridge (S4.10, S8.2). */
export function useBridgeEvents(needs: BridgeEventNeeds): (event: BridgeEvent) => void {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const ownPages = useSite()?.ownPages ?? [];
  const { where, isFollowing } = needs;

  return (event) => {
    switch (event.type) {
      case "navigationStart":
        return needs.onStart();
      case "navigationEnd": {
        const replace = event.replace === true || isFollowing();
        const before = where();
        needs.onArrived(event);
        if (event.path === before) return;
        const state = {};
        needs.onCatchUp(state);
        return void navigate(event.path, { replace, state });
      }
      case "navigationError": {
        const page =
          event.error === "not-found" ? href("/error/not-found") : href("/error/internal-server");
        // A page that cannot be shown is not gone back to.
        return void navigate(page, { replace: isFollowing() });
      }
      case "navigationBack":
        return void (cameFromThisSite()
          ? navigate(-1)
          : navigate(event.otherwise ?? href("/"), { replace: true }));
      case "navigationForward":
        return void navigate(1);
      case "navigationOutside": {
        const [path = ""] = event.path.split(/[?#]/, 1);
        return isOwnPage(path, ownPages) ? void navigate(event.path) : location.assign(event.path);
      }
      case "loginRequired":
        return void navigate(detour(href("/login"), event.destination ?? where()), {
          replace: true,
        });
      case "notice":
        return announce(event);
      case "playerChanged":
        return tellPlayerChanged();
      case "logoutRequested":
        return askToSignOut();
    }
  };
}

/** The router counts the entries it made: at the first there is nothing of this site behind us. */
function cameFromThisSite(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && Number(state.idx) > 0;
}
