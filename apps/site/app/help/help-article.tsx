import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import { ContainerRow, Link, Panel, TextLink } from "@croupier/ui";

import { useBlocksSite } from "../content/blocks-site.tsx";
import { loadPage } from "../content/load-page.ts";
import { useSay } from "../language/Messages.context.tsx";
import { ContentHead } from "../page-head/ContentHead.tsx";
import type { HelpPlace } from "../services.ts";
import type { Route } from "./+types/help-article";
import styles from "./help-article.module.css";
import { HelpFeedback } from "./HelpFeedback.tsx";
import { HelpFrame } from "./HelpFrame.tsx";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPage(context, `/help/${params.section}/${params.slug}`);
}

export default function HelpArticle({ loaderData: page }: Route.ComponentProps) {
  const site = useBlocksSite();
  const { title, description = "", blocks, trail = [], help } = page;
  return (
    <HelpFrame trail={trail}>
      <ContentHead page={page} />
      <ContainerRow className={styles["HelpArticle"]}>
        {help && <SectionMenu {...help} />}
        <article className={styles["HelpArticle-words"]}>
          <h1 className={styles["HelpArticle-title"]}>{title}</h1>
          {description && <p className={styles["HelpArticle-lead"]}>{description}</p>}
          <BlocksSiteProvider value={site}>
            <Blocks blocks={blocks} />
          </BlocksSiteProvider>
          {help && <HelpFeedback key={help.article} article={help.article} />}
        </article>
        {help && <Aside {...help} />}
      </ContainerRow>
    </HelpFrame>
  );
}

/** The articles of the section, the one that is read marked. */
function SectionMenu({ article, section, articles }: HelpPlace) {
  if (section === undefined) return null;
  return (
    <nav className={styles["HelpArticle-menu"]} aria-label={section.text}>
      <h2 className={styles["HelpArticle-section"]}>
        <Link href={section.href}>{section.text}</Link>
      </h2>
      <ul>
        {articles.map(({ id, text, href }) => (
          <li key={id}>
            <Link href={href} aria-current={id === article ? "page" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where else to look, and what to do when no answer was the right one. */
function Aside({ sections, complaints }: HelpPlace) {
  const say = useSay();
  return (
    <aside className={styles["HelpArticle-aside"]}>
      <Panel aria-label={say("help.sections")} className={styles["HelpArticle-panel"]}>
        <h2 className={styles["HelpArticle-panelTitle"]}>{say("help.sections")}</h2>
        <ul className={styles["HelpArticle-sections"]}>
          {sections.map(({ text, href }) => (
            <li key={href}>
              <TextLink look="soft" href={href}>
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      </Panel>
      {complaints && (
        <Panel aria-label={say("help.unhappy.title")} className={styles["HelpArticle-panel"]}>
          <h2 className={styles["HelpArticle-panelTitle"]}>{say("help.unhappy.title")}</h2>
          <p className={styles["HelpArticle-soft"]}>{complaints.description}</p>
          <TextLink look="standalone" href={complaints.href}>
            {complaints.text}
          </TextLink>
        </Panel>
      )}
    </aside>
  );
}
