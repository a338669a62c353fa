import { useSearchParams } from "react-router";

/** What a list is asked for, as it stands in the address; going back leaves the page, not the last choice. */
export function useQuestion() {
  const [search, setSearch] = useSearchParams();

  function change(name: string, value: string | null): void {
    const next = new URLSearchParams(search);
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }

  /** For a list with nothing in it: the way to all of it, where less was asked for. */
  const clearing =
    search.size > 0
      ? { action: { label: "Clear the filters", onClick: () => setSearch({}) } }
      : undefined;
  return { search, change, clearing };
}
