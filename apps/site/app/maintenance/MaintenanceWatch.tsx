import { lazy, useEffect, useState } from "react";

import { useLanguage } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import { watchMaintenance, type Told } from "./watch-maintenance.ts";

const Banner = lazy(async () => ({
  default: (await import("./MaintenanceBanner.tsx")).MaintenanceBanner,
}));

/** Asks as long as the page stays open; the banner itself comes only to those who have to see it. */
export function MaintenanceWatch() {
  const language = useLanguage();
  const { brandCode, maintenanceAnnounced: announced = false } = useSite() ?? {};
  const [told, setTold] = useState<Told>();
  // The watch lives as long as the page, outside of React.
  useEffect(() => {
    if (brandCode === undefined) return;
    return watchMaintenance({ brandCode, language, announced, onTold: setTold });
  }, [brandCode, language, announced]);

  return told && <Banner {...told} />;
}
