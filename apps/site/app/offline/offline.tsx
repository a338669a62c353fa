import { Button, EmptyState, Logo } from "@croupier/ui";

import styles from "./offline.module.css";
import type { Route } from "./+types/offline";
import type { PageHandle } from "../page-handle.ts";
import { pageFactsContext } from "../page-facts.ts";
import { useSay } from "../language/Messages.context.tsx";
import { useBrand, useSite } from "../site.ts";

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageFactsContext).declareCacheable();
  return null;
}

/** Shown at other addresses than its own, so it must not hydrate: the router would not know it. */
export const handle: PageHandle = { withoutScripts: true };

export default function Offline() {
  const say = useSay();
  const site = useSite();
  const { mark } = useBrand();
  return (
    <main id="content" className={styles["Offline"]}>
      <title>{say("offline.title")}</title>
      <meta name="robots" content="noindex" />
      <Logo name={site?.brandName ?? ""} mark={<img src={mark} alt="" width="32" height="32" />} />
      <EmptyState
        heading="h1"
        title={say("offline.title")}
        action={
          // The page that was wanted, whichever it was: this one is shown at its address.
          <Button href="" look="action">
            {say("error.again")}
          </Button>
        }
      >
        {say("offline.text")}
      </EmptyState>
    </main>
  );
}
