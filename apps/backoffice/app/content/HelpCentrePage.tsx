import { EntriesPage } from "./EntriesPage.tsx";
import { helpList } from "./lists.ts";

export function HelpCentrePage() {
  return <EntriesPage list={helpList} />;
}
