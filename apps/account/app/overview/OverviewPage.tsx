import { useSay } from "../language/Words.context.tsx";

export function OverviewPage() {
  const say = useSay();
  return <h1>{say("overview.title")}</h1>;
}
