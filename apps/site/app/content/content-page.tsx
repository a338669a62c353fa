import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import { ContainerRow } from "@croupier/ui";

import type { PageHandle } from "../page-handle.ts";
import { ContentHead } from "../page-head/ContentHead.tsx";
import type { Route } from "./+types/content-page";
import { useBlocksSite } from "./blocks-site.tsx";
import styles from "./content-page.module.css";
import { loadPage } from "./load-page.ts";
import { hasAside, PageAside } from "./PageAside.tsx";
import { PageOpening } from "./PageOpening.tsx";

export const handle: PageHandle = { messages: ["content"] };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPage(context, `/${params["*"]}`);
}

export default function ContentPage({ loaderData: page }: Route.ComponentProps) {
  const site = useBlocksSite();
  const { blocks } = page;
  return (
    <>
      <ContentHead page={page} />
      <ContainerRow>
        <PageOpening {...page} />
      </ContainerRow>
      <BlocksSiteProvider value={site}>
        {hasAside(page) ? (
          <ContainerRow className={styles["ContentPage-body"]}>
            <div className={styles["ContentPage-blocks"]}>
              <Blocks blocks={blocks} />
            </div>
            <div className={styles["ContentPage-aside"]}>
              <PageAside {...page} />
            </div>
          </ContainerRow>
        ) : (
          <Blocks blocks={blocks} frame="page" />
        )}
      </BlocksSiteProvider>
    </>
  );
}
