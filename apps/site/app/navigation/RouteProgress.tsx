import { ProgressBar } from "@croupier/ui";
import { useNavigation } from "react-router";

import { useSay } from "../language/Messages.context.tsx";

export function RouteProgress() {
  const say = useSay();
  return <ProgressBar active={useNavigation().state !== "idle"} label={say("page.loading")} />;
}
