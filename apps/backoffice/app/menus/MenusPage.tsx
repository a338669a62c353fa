import { EntriesPage } from "../content/EntriesPage.tsx";
import { menusList } from "../content/lists.ts";

export function MenusPage() {
  return <EntriesPage list={menusList} />;
}
