import { SearchField } from "@croupier/ui";
import { href } from "react-router";

import { useSay } from "../language/Messages.context.tsx";

/** Asks the help centre: a form of the browser's own, which works before any script has run. */
export function HelpSearchForm({ term = "" }: { term?: string }) {
  const say = useSay();
  return (
    <search>
      <form action={href("/help/search-content")}>
        <SearchField
          key={term}
          name="searchTerm"
          label={say("content.help.label")}
          placeholder={say("content.help.label")}
          size="lg"
          defaultValue={term}
          maxLength={100}
        />
      </form>
    </search>
  );
}
