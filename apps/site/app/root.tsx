import "@croupier/ui/styles.css";
import "./root.css";

import { FormatProvider, LinkProvider } from "@croupier/ui";
import { use, type ReactNode } from "react";
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "react-router";

import type { Route } from "./+types/root";
import { afterPaintScript } from "./after-paint/after-paint-script.ts";
import { VisitCounter } from "./analytics/VisitCounter.tsx";
import { ConsentPlace } from "./consent/ConsentPlace.tsx";
import { LateErrorPage } from "./errors/LateErrorPage.tsx";
import { PlaceHint } from "./geolocation/PlaceHint.tsx";
import { directionOf } from "./language/languages.ts";
import { loadAnewInOtherLanguage } from "./language/load-anew.ts";
import { useLanguage, useLocale } from "./language/Messages.context.tsx";
import { RouterLink } from "./navigation/RouterLink.tsx";
import { MaintenancePlace } from "./maintenance/MaintenancePlace.tsx";
import { NonceContext } from "./nonce.ts";
import { NoticesProvider } from "./notices/Notices.tsx";
import { DocumentHead } from "./page-head/DocumentHead.tsx";
import { usePageHandles } from "./page-handle.ts";
import { pageFactsContext } from "./page-facts.ts";
import { PreviewPlace } from "./preview/PreviewPlace.tsx";
import { servicesContext } from "./services.ts";
import { readMarks } from "./shell/law-marks.ts";
import { useSite } from "./site.ts";
import { OfflineHelp } from "./offline/OfflineHelp.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(pageFactsContext);
  const { brandCode, language, origin } = facts;
  const signedIn = facts.audience("signedIn");
  const configuration = await context
    .get(servicesContext)
    .readSiteConfiguration({ brandCode, language });
  facts.dependOn("site-configuration");
  const { preview } = context.get(servicesContext);
  const maintenance = context.get(servicesContext).readMaintenance({ brandCode, language });
  if (maintenance.staleAt !== undefined) facts.staleAfter(maintenance.staleAt);
  return {
    origin,
    language,
    signedIn,
    // Only what is drawn: every field here is in every page's HTML.
    brandCode: configuration.brandCode,
    brandName: configuration.brandName,
    languages: configuration.languages,
    languageDefault: configuration.languageDefault,
    bucket: configuration.bucket,
    ...(configuration.servicesBaseUrl !== "" && { servicesBaseUrl: configuration.servicesBaseUrl }),
    ownPages: signedIn ? configuration.olympusLoggedPages : configuration.olympusUnLoggedPages,
    marks: readMarks(facts.audience("marks")),
    ...(await context.get(servicesContext).readSurroundings(facts)),
    ...(preview === undefined ? {} : { preview }),
    ...(maintenance.notice === undefined ? {} : { maintenanceAnnounced: true }),
  };
}

export const clientMiddleware = [loadAnewInOtherLanguage];

/** Another page or another query is the same site; signing in or out asks for it again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.search === nextUrl.search;
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const language = useLanguage();
  const nonce = use(NonceContext);
  const withoutScripts = usePageHandles().some(({ withoutScripts }) => withoutScripts);
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-brand={site?.brandCode}
      data-services={site?.servicesBaseUrl}
      // The theme script has run before React arrives.
      suppressHydrationWarning
    >
      <head>
        <DocumentHead />
        <Links nonce={nonce} />
      </head>
      <body>
        <FormatProvider locale={useLocale()} timeZone="UTC">
          <LinkProvider value={RouterLink}>
            {withoutScripts || site?.preview !== undefined || <ConsentPlace />}
            {children}
          </LinkProvider>
        </FormatProvider>
        {withoutScripts || (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <script nonce={nonce} suppressHydrationWarning>
              {import.meta.env.SSR ? afterPaintScript : ""}
            </script>
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  // Nobody visits a preview: nothing is asked of them, and nothing counted.
  const preview = useSite()?.preview;
  return (
    <NoticesProvider>
      <PreviewPlace />
      <Outlet />
      <OfflineHelp />
      <MaintenancePlace />
      <PlaceHint />
      {preview === undefined && <VisitCounter />}
    </NoticesProvider>
  );
}

/** Only what no layout could catch comes here, such as a site whose configuration cannot be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content">
      <LateErrorPage error={error} />
    </main>
  );
}
