import { lazy, Suspense } from "react";

import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { useIdle } from "../hydration.ts";

const MaintenanceWatch = lazy(async () => ({
  default: (await import("./MaintenanceWatch.tsx")).MaintenanceWatch,
}));

/** Where the countdown to a maintenance comes, once the browser is idle and has been told of one. */
export function MaintenancePlace() {
  const idle = useIdle();
  return (
    idle && (
      <LocalBoundary fallback={null}>
        <Suspense>
          <MaintenanceWatch />
        </Suspense>
      </LocalBoundary>
    )
  );
}
