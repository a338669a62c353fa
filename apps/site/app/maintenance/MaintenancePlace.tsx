import { lazy, Suspense, useEffect, useState } from "react";

import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { useIdle } from "../hydration.ts";
import { useLanguage } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import type { Told } from "./watch-maintenance.ts";

const Banner = lazy(async () => ({
  default: (await import("./MaintenanceBanner.tsx")).MaintenanceBanner,
}));

/** Where the countdown to a maintenance comes, once the browser is idle and has been told of one. */
export function MaintenancePlace() {
  const idle = useIdle();
  const language = useLanguage();
  const { brandCode, maintenanceAnnounced = false } = useSite() ?? {};
  const [told, setTold] = useState<Told>();
  // The watch lives as long as the page, outside of React.
  useEffect(() => {
    if (!idle || brandCode === undefined) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const watching = { brandCode, language, announced: maintenanceAnnounced, onTold: setTold };
    import("./watch-maintenance.ts")
      .then(({ watchMaintenance }) => {
        if (!gone) stop = watchMaintenance(watching);
      })
      .catch(reportError);
    return () => {
      gone = true;
      stop?.();
    };
  }, [idle, brandCode, language, maintenanceAnnounced]);

  return (
    told && (
      <LocalBoundary fallback={null}>
        <Suspense>
          <Banner {...told} />
        </Suspense>
      </LocalBoundary>
    )
  );
}
