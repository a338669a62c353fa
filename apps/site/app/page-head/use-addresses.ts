import { pageAddress } from "@croupier/kit/page-address";
import { useLocation } from "react-router";

import { useLanguage } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";

/** The addresses of a page: its own, and of its translations. */
export interface Addresses {
  readonly origin: string;
  /** The one address of this page, in the language its words are really in. */
  readonly canonical: string;
  /** Of the page in each language it is written in. */
  readonly translations: readonly { readonly language: string; readonly address: string }[];
  /** For whoever speaks none of them; undefined where the brand's own is not among them. */
  readonly otherwise: string | undefined;
  /** Of another path, in the language of this page. */
  readonly addressOf: (path: string) => string;
}

/** `paths`: where the page stands by language; without it, everywhere at the same path. */
export function useAddresses(paths?: Readonly<Record<string, string>>): Addresses {
  const site = useSite();
  const language = useLanguage();
  const { pathname } = useLocation();
  const origin = site?.origin ?? "";
  const languageDefault = site?.languageDefault ?? language;
  const spoken = site?.languages ?? [language];
  const addressIn = (wanted: string, path: string) =>
    pageAddress({ origin, path, language: wanted, languageDefault });

  const translations = spoken
    .filter((other) => paths === undefined || paths[other] !== undefined)
    .map((other) => ({ language: other, address: addressIn(other, paths?.[other] ?? pathname) }));
  const find = (wanted: string) =>
    translations.find((translation) => translation.language === wanted)?.address;
  const otherwise = find(languageDefault);
  return {
    origin,
    canonical:
      find(language) ?? otherwise ?? translations[0]?.address ?? addressIn(language, pathname),
    translations,
    otherwise,
    addressOf: (path) => addressIn(language, path),
  };
}
