import { useBlocksSite } from "../registry/site.context.ts";

/** Suggestions come from a call, and calls are the site's: the block is the place it stands in. */
export function HelpSearchView() {
  const { HelpSearch } = useBlocksSite();
  return <HelpSearch />;
}
