import { useEffect } from "react";

import { useIdle } from "../hydration.ts";

/** Once the page has nothing else to do, the browser learns what to show without a connection. */
export function OfflineHelp() {
  const idle = useIdle();
  // A service worker lives outside the page; registering it is an effect by nature.
  useEffect(() => {
    if (!idle || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.register("/service-worker.js").catch(reportError);
  }, [idle]);
  return null;
}
