import { documentTypes } from "@croupier/contracts/document-words";
import { ContainerRow } from "@croupier/ui";
import { Navigate, redirect, useSearchParams } from "react-router";

import type { Route } from "./+types/validate-document-page";
import { loginFor } from "../account/account-path.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import styles from "./documents.module.css";
import { ValidateDocument } from "./ValidateDocument.tsx";

const areas = ["documents", "problems"] as const;

export const handle: PageHandle = { messages: areas };

const path = "/validate-document";

/** False where a login is required first; inside the app the browser goes there by itself. */
export function loader({ context, request }: Route.LoaderArgs) {
  const signedIn = context.get(pageFactsContext).audience("signedIn");
  if (!signedIn && !new URL(request.url).pathname.endsWith(".data")) throw redirect(loginFor(path));
  return signedIn;
}

export default function ValidateDocumentPage({ loaderData: signedIn }: Route.ComponentProps) {
  if (!signedIn) return <Navigate to={loginFor(path)} replace />;
  return (
    <WithMessages areas={areas}>
      <Page />
    </WithMessages>
  );
}

function Page() {
  const say = useSay();
  const [query] = useSearchParams();
  const wanted = documentTypes.find((type) => type === query.get("documentType"));
  return (
    <ContainerRow className={styles["Documents"]}>
      <title>{say("documents.title")}</title>
      <meta name="robots" content="noindex" />
      <ValidateDocument wanted={wanted} />
    </ContainerRow>
  );
}
