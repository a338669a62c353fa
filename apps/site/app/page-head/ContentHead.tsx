import { addressesOf } from "@croupier/blocks/view";
import { useLanguage } from "../language/Messages.context.tsx";
import type { ContentPage } from "../services.ts";
import { useBrand, useSite } from "../site.ts";
import { PageHead } from "./PageHead.tsx";
import { StructuredData } from "./StructuredData.tsx";
import { describeBrand, describePage } from "./structured-data.ts";
import { useAddresses } from "./use-addresses.ts";

/** Kinds that come one after the other, and where readers of feeds hear of the next. */
const feedOf = {
  article: "/rss/articles.xml",
  promotion: "/rss/promotions.xml",
} as const;

/** All that the head of a page of content says. On the home page also whose site it is. */
export function ContentHead(content: ContentHeadProps) {
  const { title, description = "", paths, seo, kind, cover } = content.page;
  return (
    <>
      <PageHead
        title={seo?.title ?? title}
        description={seo?.description ?? description}
        paths={paths}
        picture={cover && { ...cover, src: addressesOf(cover).src }}
        type={kind === "article" ? "article" : "website"}
      />
      {seo?.hidden === true && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR ? <ForMachines {...content} /> : <StructuredData described={[]} />}
    </>
  );
}

export interface ContentHeadProps {
  readonly page: ContentPage;
  readonly home?: boolean;
}

/** What machines read in the page that the server sent; a browser downloads none of it. */
function ForMachines({ page, home = false }: ContentHeadProps) {
  const { paths, kind, publishedOn } = page;
  const site = useSite();
  const { folder } = useBrand();
  const language = useLanguage();
  const { origin, canonical: address, addressOf } = useAddresses(paths);
  const brandName = site?.brandName ?? "";
  const logo = `${origin}${folder}/apple-touch-icon.png`;
  const as = { origin, brandName, address, addressOf, language, logo };
  const feed = kind === "article" || kind === "promotion" ? feedOf[kind] : undefined;
  return (
    <>
      {kind === "article" && publishedOn && (
        <meta property="article:published_time" content={publishedOn} />
      )}
      {feed && (
        <link rel="alternate" type="application/rss+xml" title={brandName} href={addressOf(feed)} />
      )}
      <StructuredData described={[...describePage(page, as), ...(home ? describeBrand(as) : [])]} />
    </>
  );
}
