import { Alert, Button, Skeleton } from "@croupier/ui";
import type { ComponentProps } from "react";

import { useSay } from "../language/Messages.context.tsx";
import { useWhereToShow } from "./document-queries.ts";
import styles from "./documents.module.css";
import { SendDocument } from "./SendDocument.tsx";

/** Showing it: here, or at whoever checks documents for the brand. */
export function ShowDocument(props: ComponentProps<typeof SendDocument>) {
  const say = useSay();
  const { session, documentType } = props;
  const { data, isError, refetch } = useWhereToShow({ session, documentType });
  if (data === undefined && isError) {
    const again = <Button onClick={() => void refetch()}>{say("documents.again")}</Button>;
    return <Alert tone="bad" urgent title={say("documents.unreachable")} action={again} />;
  }
  if (data === undefined) return <Skeleton shape="block" blockSize="14rem" />;
  if (data.startsWith("/")) return <SendDocument {...props} />;
  return (
    <div className={styles["Documents-step"]}>
      <p>{say("documents.elsewhere")}</p>
      <div className={styles["Documents-ways"]}>
        <Button look="action" size="lg" href={data}>
          {say("documents.goThere")}
        </Button>
      </div>
    </div>
  );
}
