import type { Route } from "./+types/maintenance";
import { useLocale, useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { servicesContext } from "../services.ts";
import { StandIn } from "../stand-in/StandIn.tsx";
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
  const endsAt = new Date(loaderData.endsAt);
  return (
    <StandIn title={say("maintenance.title")} again={say("maintenance.again")}>
      <span className={styles["Maintenance-text"]}>{loaderData.text}</span>
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
    </StandIn>
  );
}
