import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import { ContainerRow } from "@croupier/ui";

import { ContentHead } from "../page-head/ContentHead.tsx";
import type { ContentPage } from "../services.ts";
import { useBlocksSite } from "./blocks-site.tsx";
import styles from "./content-page.module.css";
import { hasAside, PageAside } from "./PageAside.tsx";
import { PageOpening } from "./PageOpening.tsx";

/** A page of editors, with what opens it and what stands beside it. */
export function ContentView({ page }: { page: ContentPage }) {
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
