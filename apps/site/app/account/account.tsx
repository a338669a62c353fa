import { ContainerRow, Skeleton } from "@croupier/ui";
import type { ShouldRevalidateFunctionArgs } from "react-router";

import type { Route } from "./+types/account";
import { answerWithError } from "../content/load-page.ts";
import { useSay } from "../language/Messages.context.tsx";
import { requirePlayer } from "../players-only/require-player.ts";
import { ToLogin } from "../players-only/ToLogin.tsx";
import { servicesContext } from "../services.ts";
import { useSite } from "../site.ts";
import styles from "./account.module.css";
import { EmbeddedArea } from "./EmbeddedArea.tsx";

/** Null where a login is required first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (!requirePlayer({ context, request })) return null;
  const area = context.get(servicesContext).accountArea;
  if (area === undefined) throw await answerWithError(context, 500);
  return area;
}

/** Going about in the area is the area's business; signing in or out asks again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
}

export default function Account({ loaderData: area }: Route.ComponentProps) {
  const say = useSay();
  const isPreview = useSite()?.preview !== undefined;
  if (area === null) return <ToLogin />;
  const coming = <Coming words={say("page.loading")} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      {/* The player of a preview is made up: there is no account to show. */}
      {isPreview ? (
        coming
      ) : (
        <EmbeddedArea area={area} title={say("menu.account")} coming={coming} />
      )}
    </>
  );
}

/** The shape of what comes: the list of pages beside a heading and its panels. */
function Coming({ words }: { words: string }) {
  return (
    <ContainerRow className={styles["Account-coming"]}>
      <p className={styles["Account-words"]}>{words}</p>
      <div className={styles["Account-list"]}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
          <Skeleton key={line} inlineSize={line % 3 === 0 ? "60%" : "80%"} />
        ))}
      </div>
      <div className={styles["Account-page"]}>
        <Skeleton inlineSize="40%" blockSize="40px" />
        <Skeleton shape="block" blockSize="160px" />
        <Skeleton shape="block" blockSize="240px" />
      </div>
    </ContainerRow>
  );
}
