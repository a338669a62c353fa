import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import { ContainerRow, Link } from "@croupier/ui";

import { useBlocksSite } from "../content/blocks-site.tsx";
import { loadPage } from "../content/load-page.ts";
import { ContentHead } from "../page-head/ContentHead.tsx";
import type { Route } from "./+types/help-section";
import styles from "./help-section.module.css";
import { HelpFrame } from "./HelpFrame.tsx";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPage(context, `/help/${params.section}`);
}

/** What a section of the help centre answers, question by question. */
export default function HelpSection({ loaderData: page }: Route.ComponentProps) {
  const site = useBlocksSite();
  const { title, description = "", blocks, trail = [] } = page;
  const [list, ...others] = blocks;
  const articles = list?.type === "article-list" ? list.resolved.pages : [];
  return (
    <HelpFrame trail={trail}>
      <ContentHead page={page} />
      <ContainerRow className={styles["HelpSection"]}>
        <h1>{title}</h1>
        {description && <p className={styles["HelpSection-lead"]}>{description}</p>}
        <ul className={styles["HelpSection-articles"]}>
          {articles.map(({ id, title: question, description: answer, href }) => (
            <li key={id}>
              <Link href={href} className={styles["HelpSection-article"]}>
                <strong className={styles["HelpSection-question"]}>{question}</strong>
                {answer && <span className={styles["HelpSection-answer"]}>{answer}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </ContainerRow>
      <BlocksSiteProvider value={site}>
        <Blocks blocks={others} frame="page" />
      </BlocksSiteProvider>
    </HelpFrame>
  );
}
