import { useLocation } from "react-router";

import { useLanguage } from "../language/Messages.context.tsx";
import { useBrand, useSite } from "../site.ts";

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Where the page stands in each language, if that differs. */
  readonly paths?: Readonly<Record<string, string>>;
}

/** Title, description and the addresses of this page in every language. React moves it to the head. */
export function PageHead({ title, description, paths }: PageHeadProps) {
  const site = useSite();
  const { folder } = useBrand();
  const language = useLanguage();
  const { pathname } = useLocation();
  const origin = site?.origin ?? "";
  const languageDefault = site?.languageDefault ?? language;

  const addressIn = (wanted: string) =>
    `${origin}${paths?.[wanted] ?? pathname}${wanted === languageDefault ? "" : `?lang=${wanted}`}`;

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {site?.languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(languageDefault)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site?.brandName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={`${origin}${folder}/share.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
