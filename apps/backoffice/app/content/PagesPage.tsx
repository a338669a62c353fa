import { EntriesPage } from "./EntriesPage.tsx";
import { pagesList } from "./lists.ts";

export function PagesPage() {
  return <EntriesPage list={pagesList} />;
}
