import { useEffect, useState, ViewTransition, type ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * One page fades into the next. Between the picture of the old page and the new one React hears no
 * event, so nothing else may fade: a piece that comes late to a page would swallow the press that
 * somebody makes in that moment.
 */
export function PageFade({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const goesTo = useNavigation().location?.pathname ?? pathname;
  const [shown, setShown] = useState(pathname);
  // Both what is left and what comes has to say that it fades; drawn, it says so no more.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(pathname));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  const stays = goesTo === pathname && shown === pathname;
  return (
    <ViewTransition default={stays ? "none" : "auto"}>
      <div>{children}</div>
    </ViewTransition>
  );
}
