import type { Agreements } from "@croupier/contracts";
import { Alert, Button, TextLink } from "@croupier/ui";
import { useNavigate } from "react-router";

import { BlockingDialog } from "../blocking-dialog/BlockingDialog.tsx";
import { useSay } from "../language/Messages.context.tsx";
import { askToSignOut } from "../session/ask-to-sign-out.ts";
import styles from "./AgreementsDialog.module.css";
import { pageOf } from "./may-be-read.ts";

export interface AgreementsDialogProps {
  readonly due: Agreements["due"];
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onAccept: () => void;
}

/** Names each text that changed, says what is new in it, and leads there before it asks. */
export function AgreementsDialog({ due, busy, failed, onAccept }: AgreementsDialogProps) {
  const say = useSay();
  const navigate = useNavigate();
  const [only] = due;
  const title = due.length > 1 || only === undefined ? "both" : only.kind;
  return (
    <BlockingDialog
      title={say(`agreements.title.${title}`)}
      acts={
        <>
          <Button wide look="action" busy={busy} onClick={onAccept}>
            {say("agreements.accept")}
          </Button>
          <Button wide onClick={() => void navigate("/account/privacy")}>
            {say("agreements.refuse")}
          </Button>
          <Button wide look="ghost" onClick={askToSignOut}>
            {say("agreements.leave")}
          </Button>
        </>
      }
    >
      <p>{say("agreements.text")}</p>
      <ul className={styles["AgreementsDialog-texts"]}>
        {due.map(({ kind, version, news }) => (
          <li key={kind}>
            <TextLink href={pageOf[kind]}>{say(`agreements.${kind}`)}</TextLink>{" "}
            <small>{say("agreements.version", { version })}</small>
            {news !== "" && <p>{news}</p>}
          </li>
        ))}
      </ul>
      <p className={styles["AgreementsDialog-soft"]}>{say("agreements.otherwise")}</p>
      {failed && <Alert tone="bad" urgent title={say("agreements.failed")} />}
    </BlockingDialog>
  );
}
