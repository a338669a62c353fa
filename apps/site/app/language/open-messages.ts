import stamp from "virtual:message-stamp";

import { isLanguage } from "./languages.ts";
import type { MessageArea } from "./message-areas.ts";
import { messageFile } from "./message-file.ts";
import { reloadOnce } from "../reload-when-outdated.ts";
import type { Catalogue, Messages } from "./Messages.context.tsx";

/** The document names its language and carries the areas of its texts, already on their way. */
export async function openMessages(document: Document): Promise<Messages> {
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) throw new Error(`The page speaks ${lang}, which nobody wrote`);
  const language = lang;
  const loading = new Map<MessageArea, Promise<Catalogue>>();

  function load(area: MessageArea): Promise<Catalogue> {
    let catalogue = loading.get(area);
    if (catalogue === undefined) {
      catalogue = importCatalogue(`/${messageFile({ language, area, stamp })}`);
      loading.set(area, catalogue);
    }
    return catalogue;
  }

  const links = document.querySelectorAll<HTMLLinkElement>("link[data-messages]");
  const areas = [...links].map(({ dataset }) => dataset["messages"] as MessageArea);
  const catalogues = await Promise.all(areas.map(load));
  return { language, catalogue: Object.assign({}, ...catalogues), areas: new Set(areas), load };
}

async function importCatalogue(address: string): Promise<Catalogue> {
  try {
    const module: { default: Catalogue } = await import(/* @vite-ignore */ address);
    return module.default;
  } catch (missing) {
    // Words are hashed files like any other, and a new build took them along.
    if (reloadOnce()) return new Promise(() => {});
    throw missing;
  }
}
