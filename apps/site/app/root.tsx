import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

import type { Route } from "./+types/root";
import { pageFactsContext } from "./page-facts.ts";
import { servicesContext } from "./services.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(pageFactsContext);
  facts.declareCacheable("site-configuration");
  const { brandCode, language, nonce } = facts;
  const presentation = await context
    .get(servicesContext)
    .readSiteConfiguration({ brandCode, language });
  return { presentation, language, nonce, signedIn: facts.audience("signedIn") };
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const nonce = loaderData.nonce ?? undefined;
  return (
    <html lang={loaderData.language} data-brand={loaderData.presentation.brandCode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
