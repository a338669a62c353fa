import { Button, EmptyState, Logo } from "@croupier/ui";

import type { Route } from "./+types/maintenance";
import { useLocale, useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { servicesContext } from "../services.ts";
import { useBrand, useSite } from "../site.ts";
import styles from "./maintenance.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(pageFactsContext);
  const { brandCode, language } = facts;
  const { notice } = context.get(servicesContext).readMaintenance({ brandCode, language });
  // Nobody has to find an address that says something only now and then.
  if (notice === undefined) throw new Response(null, { status: 404 });
  facts.declareCacheable();
  return { text: notice.text, endsAt: notice.endsAt };
}

/** Shown at every address while the site is closed, so it must not hydrate. */
export const handle: PageHandle = { messages: ["maintenance"], withoutScripts: true };

export default function Maintenance({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const locale = useLocale();
  const site = useSite();
  const { mark } = useBrand();
  const endsAt = new Date(loaderData.endsAt);
  return (
    <main id="content" className={styles["Maintenance"]}>
      <title>{say("maintenance.title")}</title>
      <meta name="robots" content="noindex" />
      <Logo name={site?.brandName ?? ""} mark={<img src={mark} alt="" width="32" height="32" />} />
      <EmptyState
        heading="h1"
        title={say("maintenance.title")}
        action={
          // The page that was wanted, whichever it was: this one is shown at its address.
          <Button href="" look="action">
            {say("maintenance.again")}
          </Button>
        }
      >
        {loaderData.text}
        <strong className={styles["Maintenance-line"]}>
          {say("maintenance.backAt")}{" "}
          <time dateTime={loaderData.endsAt}>
            {new Intl.DateTimeFormat(locale, {
              dateStyle: "full",
              timeStyle: "short",
              timeZone: "UTC",
            }).format(endsAt)}{" "}
            UTC
          </time>
        </strong>
        <span className={styles["Maintenance-line"]}>{say("maintenance.safe")}</span>
      </EmptyState>
    </main>
  );
}
