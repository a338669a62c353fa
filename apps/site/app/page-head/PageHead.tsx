import { useLanguage } from "../language/Messages.context.tsx";
import { useBrand, useSite } from "../site.ts";
import { useAddresses } from "./use-addresses.ts";

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Where the page stands in each language it is written in, if not everywhere alike. */
  readonly paths?: Readonly<Record<string, string>>;
  /** What it looks like where it is shared; otherwise, as the brand does. */
  readonly picture?: SharedPicture | undefined;
  readonly type?: "website" | "article";
}

export interface SharedPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * What a page says of itself. React moves it to the head. What only machines read they read in what
 * the server sent, so a browser downloads none of it.
 */
export function PageHead(page: PageHeadProps) {
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {import.meta.env.SSR && <ForMachines {...page} />}
    </>
  );
}

/** The addresses of the page in every language, and how it looks where it is shared. */
function ForMachines({ title, description, paths, picture, type = "website" }: PageHeadProps) {
  const site = useSite();
  const { folder } = useBrand();
  const language = useLanguage();
  const { origin, canonical, translations, otherwise } = useAddresses(paths);
  const shared = picture ?? { src: `${folder}/share.jpg`, width: 1200, height: 630, alt: title };

  return (
    <>
      <link rel="canonical" href={canonical} />
      {translations.length > 1 &&
        translations.map((other) => (
          <link
            key={other.language}
            rel="alternate"
            hrefLang={other.language}
            href={other.address}
          />
        ))}
      {otherwise && <link rel="alternate" hrefLang="x-default" href={otherwise} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site?.brandName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={origin + shared.src} />
      <meta property="og:image:width" content={String(shared.width)} />
      <meta property="og:image:height" content={String(shared.height)} />
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
