import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { isLanguage } from "./language/languages.ts";
import { MessagesContext, type Messages } from "./language/Messages.context.tsx";

// The document names its language and carries the address of its texts, already on their way.
const messages = await readMessages();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesContext value={messages}>
        <HydratedRouter />
      </MessagesContext>
    </StrictMode>,
  );
});

async function readMessages(): Promise<Messages> {
  const { lang } = document.documentElement;
  const link = document.querySelector<HTMLLinkElement>("link[data-messages]");
  if (link === null || !isLanguage(lang)) throw new Error("The page does not name its texts");
  const module: { default: Messages["catalogue"] } = await import(/* @vite-ignore */ link.href);
  return { language: lang, catalogue: module.default };
}
