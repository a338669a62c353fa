import { documentTypes } from "@croupier/contracts/document-words";
import { ContainerRow } from "@croupier/ui";
import { useSearchParams } from "react-router";

import type { Route } from "./+types/validate-document-page";
import type { PageHandle } from "../page-handle.ts";
import { PlayersOnly } from "../players-only/PlayersOnly.tsx";
import { requirePlayer } from "../players-only/require-player.ts";
import styles from "./documents.module.css";
import { ValidateDocument } from "./ValidateDocument.tsx";

const areas = ["documents", "problems"] as const;

export const handle: PageHandle = { messages: areas };

export function loader(call: Route.LoaderArgs) {
  return requirePlayer(call);
}

export default function ValidateDocumentPage({ loaderData: signedIn }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const wanted = documentTypes.find((type) => type === query.get("documentType"));
  return (
    <PlayersOnly signedIn={signedIn} areas={areas} title="documents.title">
      <ContainerRow className={styles["Documents"]}>
        <ValidateDocument wanted={wanted} />
      </ContainerRow>
    </PlayersOnly>
  );
}
