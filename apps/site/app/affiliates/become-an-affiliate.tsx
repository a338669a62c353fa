import { ContainerRow } from "@croupier/ui";
import { href } from "react-router";

import type { Route } from "./+types/become-an-affiliate";
import { ContentView } from "../content/ContentView.tsx";
import { loadPage } from "../content/load-page.ts";
import { WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { servicesContext } from "../services.ts";
import { AffiliateForm } from "./AffiliateForm.tsx";

const areas = ["content", "affiliates", "problems"] as const;

export const handle: PageHandle = { messages: areas };

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadPage(context, href("/become-an-affiliate"));
  const { brandCode, language } = context.get(pageFactsContext);
  const { affiliates } = await context
    .get(servicesContext)
    .readSiteConfiguration({ brandCode, language });
  return { page, payout: affiliates.payoutText };
}

/** What editors wrote, and the way in below it. */
export default function BecomeAnAffiliate({ loaderData }: Route.ComponentProps) {
  const { page, payout } = loaderData;
  return (
    <WithMessages areas={areas}>
      <ContentView page={page} />
      <ContainerRow>
        <AffiliateForm payout={payout} />
      </ContainerRow>
    </WithMessages>
  );
}
