import { ContainerRow } from "@croupier/ui";
import { redirect, Navigate } from "react-router";

import type { Route } from "./+types/validate-phone";
import { loginFor } from "../account/account-path.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import styles from "./ValidatePhone.module.css";
import { ValidatePhone } from "./ValidatePhone.tsx";

const areas = ["phone", "problems"] as const;

export const handle: PageHandle = { messages: areas };

const path = "/validation-code/validatePhone";

/** False where a login is required first; inside the app the browser goes there by itself. */
export function loader({ context, request }: Route.LoaderArgs) {
  const signedIn = context.get(pageFactsContext).audience("signedIn");
  if (!signedIn && !new URL(request.url).pathname.endsWith(".data")) throw redirect(loginFor(path));
  return signedIn;
}

export default function ValidatePhonePage({ loaderData: signedIn }: Route.ComponentProps) {
  if (!signedIn) return <Navigate to={loginFor(path)} replace />;
  return (
    <WithMessages areas={areas}>
      <Page />
    </WithMessages>
  );
}

function Page() {
  const say = useSay();
  return (
    <ContainerRow className={styles["ValidatePhone"]}>
      <title>{say("phone.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{say("phone.heading")}</h1>
      <ValidatePhone />
    </ContainerRow>
  );
}
