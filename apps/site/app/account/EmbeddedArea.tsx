import type { BridgeEvent, EmbeddedArea as Area } from "@croupier/contracts/bridge";
import { ProgressBar } from "@croupier/ui";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router";

import { useLanguage, useSay } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import styles from "./account.module.css";
import { mountArea } from "./mount-area.ts";
import { openBridge } from "./open-bridge.ts";
import { useBridgeEvents } from "./use-bridge-events.ts";
import { useKeptScroll } from "./use-kept-scroll.ts";

export interface EmbeddedAreaProps {
  readonly area: Pick<Area, "script" | "styles">;
  /** Of the page until the area names its own. */
  readonly title: string;
  /** Shown until the first page of the area is there. */
  readonly coming: ReactNode;
}

/** Mounts the area for as long as somebody is below `/account`, and keeps it in step with the router. */
export function EmbeddedArea({ area, title, coming }: EmbeddedAreaProps) {
  const say = useSay();
  const language = useLanguage();
  const site = useSite();
  const { pathname, search, hash, state } = useLocation();
  const address = pathname + search + hash;
  const place = useRef<HTMLDivElement>(null);
  const line = useRef<ReturnType<typeof openBridge>>(undefined);
  const agreed = useRef(address);
  // The router's steps after the area: by the time it has made one, the area may be at the next.
  const catchingUp = useRef(new WeakSet<object>());
  const following = useRef(true);
  const [shown, setShown] = useState({ title, arrived: false });
  const [waiting, setWaiting] = useState(true);
  const scrollBack = useKeptScroll({ isFollowing: () => following.current });
  const act = useBridgeEvents({
    where: () => agreed.current,
    onCatchUp: (step) => void catchingUp.current.add(step),
    isFollowing: () => following.current,
    onStart: () => setWaiting(true),
    onArrived(at) {
      setWaiting(false);
      setShown({ title: at.title ?? title, arrived: true });
      agreed.current = at.path;
      if (following.current) scrollBack();
      following.current = false;
    },
  });

  const hear = useEffectEvent((event: BridgeEvent) => act(event));
  const open = useEffectEvent(() =>
    openBridge({
      page: { brandCode: site?.brandCode ?? "", brandName: site?.brandName ?? "", language },
      where: () => agreed.current,
      onEvent: (event) => hear(event),
    }),
  );

  // The area is not part of our tree: it is mounted beside it, once the place is in the page.
  useEffect(() => {
    if (place.current === null) return;
    const opened = open();
    line.current = opened;
    const unmount = mountArea({
      area,
      place: place.current,
      bridge: opened.bridge,
      onFailed(error) {
        reportError(error);
        hear({ type: "navigationError", error: "internal" });
      },
    });
    return () => {
      opened.close();
      unmount();
    };
  }, [area]);

  // Back, forward and links of the site move the address without the area, which then follows.
  useEffect(() => {
    if (agreed.current === address || catchingUp.current.has(state)) return;
    agreed.current = address;
    following.current = true;
    line.current?.move(address);
  }, [address, state]);

  return (
    <>
      <title>{shown.title}</title>
      <ProgressBar active={waiting} label={say("page.loading")} />
      <div className={styles["Account-area"]}>
        {!shown.arrived && coming}
        <div ref={place} />
      </div>
    </>
  );
}
