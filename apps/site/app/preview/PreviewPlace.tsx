import { lazy } from "react";

import { useSite } from "../site.ts";

const PreviewBar = lazy(async () => ({
  default: (await import("./PreviewBar.tsx")).PreviewBar,
}));

/** Says that this is not what visitors see; on every other page there is nothing. */
export function PreviewPlace() {
  const preview = useSite()?.preview;
  return preview && <PreviewBar {...preview} />;
}
