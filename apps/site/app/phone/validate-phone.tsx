import { ContainerRow } from "@croupier/ui";

import type { Route } from "./+types/validate-phone";
import { useSay } from "../language/Messages.context.tsx";
import type { PageHandle } from "../page-handle.ts";
import { PlayersOnly } from "../players-only/PlayersOnly.tsx";
import { requirePlayer } from "../players-only/require-player.ts";
import styles from "./ValidatePhone.module.css";
import { ValidatePhone } from "./ValidatePhone.tsx";

const areas = ["phone", "problems", "stepUp"] as const;

export const handle: PageHandle = { messages: areas };

export function loader(call: Route.LoaderArgs) {
  return requirePlayer(call);
}

export default function ValidatePhonePage({ loaderData: signedIn }: Route.ComponentProps) {
  return (
    <PlayersOnly signedIn={signedIn} areas={areas} title="phone.title">
      <Page />
    </PlayersOnly>
  );
}

function Page() {
  const say = useSay();
  return (
    <ContainerRow className={styles["ValidatePhone"]}>
      <h1>{say("phone.heading")}</h1>
      <ValidatePhone />
    </ContainerRow>
  );
}
