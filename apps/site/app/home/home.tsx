import { SlideshowView } from "@croupier/blocks/moving";
import { Blocks, BlocksSiteProvider } from "@croupier/blocks/view";
import { ContainerRow, VisuallyHidden } from "@croupier/ui";
import { data, href } from "react-router";

import { useBlocksSite } from "../content/blocks-site.tsx";
import { findPage } from "../content/load-page.ts";
import { useSay } from "../language/Messages.context.tsx";
import type { PageHandle } from "../page-handle.ts";
import { ContentHead } from "../page-head/ContentHead.tsx";
import { useSite } from "../site.ts";
import type { Route } from "./+types/home";

export const handle: PageHandle = { messages: ["content"] };

export async function loader({ context }: Route.LoaderArgs) {
  const page = await findPage(context, href("/"));
  return page ?? data(null, { status: 503, headers: { "retry-after": "60" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The first screen of nearly every visit, so what moves on it is not waited for. */
const views = { slideshow: SlideshowView };

export default function Home({ loaderData: page }: Route.ComponentProps) {
  const site = { ...useBlocksSite(), views };
  if (page === null) return <NothingYet />;
  const { title, blocks } = page;
  return (
    <>
      <ContentHead page={page} home />
      {/* Slides come and go and are headings of their own; what the page is called stays. */}
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <div>
        <BlocksSiteProvider value={site}>
          <Blocks blocks={blocks} frame="page" />
        </BlocksSiteProvider>
      </div>
    </>
  );
}

/** A brand whose home is not published, or not any more: nothing that a search engine should keep. */
function NothingYet() {
  const say = useSay();
  const brandName = useSite()?.brandName;
  return (
    <ContainerRow>
      <title>{brandName}</title>
      <meta name="robots" content="noindex" />
      <h1>{brandName}</h1>
      <p>{say("content.home.empty")}</p>
    </ContainerRow>
  );
}
