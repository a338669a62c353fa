import { ContainerRow, EmptyState, TextLink } from "@croupier/ui";
import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/help-search";
import styles from "./help-search.module.css";
import { HelpFrame } from "./HelpFrame.tsx";
import { Marked } from "./Marked.tsx";
import { isLongEnough } from "./suggest.ts";

const termMax = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(pageFactsContext);
  const term = (facts.query("searchTerm") ?? "").trim().slice(0, termMax);
  const asked = isLongEnough(term);
  const hits = asked ? await context.get(servicesContext).searchHelp({ term, visit: facts }) : [];
  facts.declareCacheable();
  return { term, asked, hits };
}

export default function HelpSearch({ loaderData: { term, asked, hits } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <HelpFrame trail={[{ text: say("help.home"), href: "/help" }]} term={term}>
      <ContainerRow width="prose" className={styles["HelpSearch"]}>
        <title>{say("content.help.title")}</title>
        <meta name="robots" content="noindex" />
        <h1>{say("content.help.title")}</h1>
        <output className={styles["HelpSearch-count"]}>
          {asked ? say("help.found", { count: hits.length, term }) : say("help.tooShort")}
        </output>
        <ul className={styles["HelpSearch-hits"]}>
          {hits.map(({ id, path, title, titleMatches, excerpt, excerptMatches }) => (
            <li key={id} className={styles["HelpSearch-hit"]}>
              <TextLink href={path} look="standalone" className={styles["HelpSearch-title"]}>
                <Marked text={title} matches={titleMatches} />
              </TextLink>
              <p className={styles["HelpSearch-excerpt"]}>
                <Marked text={excerpt} matches={excerptMatches} />
              </p>
            </li>
          ))}
        </ul>
        {asked && hits.length === 0 && (
          <EmptyState title={say("help.nothing.title")} heading="h2">
            {say("help.nothing.text")}
          </EmptyState>
        )}
      </ContainerRow>
    </HelpFrame>
  );
}
