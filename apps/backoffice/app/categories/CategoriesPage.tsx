import { EntriesPage } from "../content/EntriesPage.tsx";
import { categoriesList } from "../content/lists.ts";

export function CategoriesPage() {
  return <EntriesPage list={categoriesList} />;
}
