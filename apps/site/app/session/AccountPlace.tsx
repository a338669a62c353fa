import { lazy, Suspense } from "react";

import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { useIdle } from "../hydration.ts";
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
  return (
    <div className={styles["AccountPlace"]}>
      {idle && (
        <LocalBoundary fallback={null}>
          <Suspense>
            <AccountHeader />
          </Suspense>
        </LocalBoundary>
      )}
    </div>
  );
}
