import { lazy, Suspense } from "react";

import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { useIdle } from "../hydration.ts";
import { useSite } from "../site.ts";
import styles from "./AccountPlace.module.css";

const AccountHeader = lazy(async () => ({
  default: (await import("./AccountHeader.tsx")).AccountHeader,
}));

/**
 * Where name, balance and sign-out stand. The page itself is shared by everyone, so the place is
 * empty in it; what fills it comes after hydration, once the browser is idle.
 */
export function AccountPlace() {
  const idle = useIdle();
  // The player of a preview is made up: nobody is signed in whose name could be asked for.
  const isPreview = useSite()?.preview !== undefined;
  return (
    <div className={styles["AccountPlace"]}>
      {idle && !isPreview && (
        <LocalBoundary fallback={null}>
          <Suspense>
            <AccountHeader />
          </Suspense>
        </LocalBoundary>
      )}
    </div>
  );
}
