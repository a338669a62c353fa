import { EntriesPage } from "./EntriesPage.tsx";
import { slideshowsList } from "./lists.ts";

export function SlideshowsPage() {
  return <EntriesPage list={slideshowsList} />;
}
