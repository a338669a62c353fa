import { ContainerRow, TextLink } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/help-search";
import styles from "./help-search.module.css";
import { HelpSearchForm } from "./HelpSearchForm.tsx";
import { Marked } from "./Marked.tsx";

export const handle: PageHandle = { messages: ["content"] };

const termMax = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(pageFactsContext);
  const term = (facts.query("searchTerm") ?? "").slice(0, termMax);
  const hits = await context.get(servicesContext).searchHelp({ term, visit: facts });
  facts.declareCacheable();
  return { term, hits };
}

export default function HelpSearch({ loaderData: { term, hits } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <ContainerRow width="prose" className={styles["HelpSearch"]}>
      <title>{say("content.help.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{say("content.help.title")}</h1>
      <HelpSearchForm term={term} />
      <output>{term !== "" && say("content.help.found", { count: hits.length })}</output>
      <ul className={styles["HelpSearch-hits"]}>
        {hits.map(({ id, path, title, titleMatches, excerpt, excerptMatches }) => (
          <li key={id}>
            <TextLink href={path}>
              <Marked text={title} matches={titleMatches} />
            </TextLink>
            <p>
              <Marked text={excerpt} matches={excerptMatches} />
            </p>
          </li>
        ))}
      </ul>
    </ContainerRow>
  );
}
