import { ContainerRow, Skeleton, VisuallyHidden } from "@croupier/ui";
import { Navigate, redirect, useLocation, type ShouldRevalidateFunctionArgs } from "react-router";

import type { Route } from "./+types/account";
import { answerWithError } from "../content/load-page.ts";
import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import { servicesContext } from "../services.ts";
import { useSite } from "../site.ts";
import styles from "./account.module.css";
import { loginFor } from "./account-path.ts";
import { EmbeddedArea } from "./EmbeddedArea.tsx";

/** Null where a login is required first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(pageFactsContext);
  const { pathname } = new URL(request.url);
  if (!facts.audience("signedIn")) {
    // Inside the app only the browser knows the fragment, so it goes to the login by itself; a
    // browser that asked for the page carries its fragment along.
    if (pathname.endsWith(".data")) return null;
    const query = String(facts.wholeQuery());
    throw redirect(loginFor(query === "" ? pathname : `${pathname}?${query}`));
  }
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
  const location = useLocation();
  const isPreview = useSite()?.preview !== undefined;
  if (area === null) {
    return <Navigate to={loginFor(location.pathname + location.search + location.hash)} replace />;
  }
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

function Coming({ words }: { words: string }) {
  return (
    <ContainerRow className={styles["Account-coming"]}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <Skeleton shape="block" blockSize="60vh" />
    </ContainerRow>
  );
}
