import { useSearchParams } from "react-router";

/** What a list is asked for, as it stands in the address; going back leaves the page, not the last choice. */
export function useQuestion() {
  const [search, setSearch] = useSearchParams();

  function change(name: string, value: string | null): void {
    const next = readAddress();
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

/**
 * The question as the address bar has it. A page is drawn a moment after its address has changed: who changes
 * one part by what was drawn takes back what was chosen just before.
 */
export function readAddress(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
