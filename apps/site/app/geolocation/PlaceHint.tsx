import { useEffect } from "react";

import { useIdle } from "../hydration.ts";

/** Once the page has nothing else to do, the browser learns where its visitor is. */
export function PlaceHint() {
  const idle = useIdle();
  // A cookie lives outside the page; having it set is an effect by nature.
  useEffect(() => {
    if (idle) import("./know-place.ts").then(({ place }) => place.read()).catch(reportError);
  }, [idle]);
  return null;
}
