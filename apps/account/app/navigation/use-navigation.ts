import type { Bridge } from "@croupier/contracts/bridge";
import { useCallback, useEffect, useRef, useState } from "react";

import { useBringWords, useSay } from "../language/Words.context.tsx";
import { findPage } from "../pages/find-page.ts";
import { isOfArea, resolveAddress } from "./area-path.ts";
import type { Go, Place } from "./Place.context.tsx";

type Shown = Omit<Place, "go"> & { readonly replace: boolean };

interface Navigated {
  readonly bridge: Bridge;
  /** Until then no page is shown, whatever has loaded. */
  readonly ready: boolean;
}

/**
 * Where in the area we are. The site owns the address bar: we say when we set out and when the page is
 * there, and follow when the address moved without us.
 */
export function useNavigation({ bridge, ready }: Navigated): Place | undefined {
  const say = useSay();
  const bringWords = useBringWords();
  const [loaded, setShown] = useState<Shown>();
  const shown = ready ? loaded : undefined;
  const here = useRef("");
  const turn = useRef(0);

  const open = useCallback(
    async (address: string, { replace = false }: { readonly replace?: boolean } = {}) => {
      const mine = (turn.current += 1);
      const found = findPage(address);
      if (found === undefined) {
        return bridge.tell({ type: "navigationError", error: "not-found" });
      }
      bridge.tell({ type: "navigationStart", path: address });
      try {
        const { load, words } = found.page;
        const [Page] = await Promise.all([load(), words && bringWords(words)]);
        // Somebody who changed their mind meanwhile is on another way already.
        if (mine !== turn.current) return;
        here.current = address;
        setShown({ ...found, Page, address, replace });
      } catch (failure) {
        if (mine !== turn.current) return;
        reportError(failure);
        bridge.tell({ type: "navigationError", error: "internal" });
      }
    },
    [bridge, bringWords],
  );

  // The address bar is the site's: it is read once, and listened to for as long as we are here.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- set once the code of the page has come
    void open(bridge.where(), { replace: true });
    const stop = bridge.follow((address) => void open(address, { replace: true }));
    return () => {
      turn.current += 1;
      stop();
    };
  }, [bridge, open]);

  const title = shown && say(shown.page.title);
  // Told when the page is drawn and not before, so that the site may scroll and move the focus.
  useEffect(() => {
    if (shown === undefined || title === undefined) return;
    const { address, replace } = shown;
    bridge.tell({ type: "navigationEnd", path: address, title, replace });
  }, [bridge, shown, title]);

  const go: Go = useCallback(
    (href, how) => {
      const address = resolveAddress(href, here.current);
      if (isOfArea(address)) void open(address, how);
      else bridge.tell({ type: "navigationOutside", path: address });
    },
    [bridge, open],
  );
  return shown && { ...shown, go };
}
