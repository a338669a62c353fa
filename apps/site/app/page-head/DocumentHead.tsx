import stamp from "virtual:message-stamp";

import type { MessageArea } from "../language/message-areas.ts";
import { messageFile } from "../language/message-file.ts";
import { useLanguage } from "../language/Messages.context.tsx";
import { usePageHandles } from "../page-handle.ts";
import { useBrand, useSite } from "../site.ts";
import { earlyPressScript } from "../early-press/early-press-script.ts";
import { themeScript } from "../theme/theme-script.ts";
import { use } from "react";
import { NonceContext } from "../nonce.ts";

/** What every document has in its head, whatever the page. */
export function DocumentHead() {
  const language = useLanguage();
  const nonce = use(NonceContext);
  const { folder, themeColor } = useBrand();
  const site = useSite();
  const handles = usePageHandles();
  const areas = new Set<MessageArea>(["site", ...handles.flatMap(({ messages = [] }) => messages)]);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <script nonce={nonce} suppressHydrationWarning>
        {import.meta.env.SSR ? themeScript : ""}
      </script>
      {handles.some(({ withoutScripts }) => withoutScripts) || (
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? earlyPressScript : ""}
        </script>
      )}
      {[...areas].map((area) => (
        <link
          key={area}
          rel="modulepreload"
          href={`/${messageFile({ language, area, stamp })}`}
          data-messages={area}
        />
      ))}
      <link rel="icon" href={`${folder}/icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${folder}/apple-touch-icon.png`} />
      <link rel="manifest" href={`${folder}/manifest.webmanifest`} />
      <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
      <meta name="application-name" content={site?.brandName} />
    </>
  );
}
