import { Alert, Button } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { Ways } from "../parts/PartPage.tsx";
import { saveFile } from "../parts/save-file.ts";
import styles from "./RecoveryCodes.module.css";

/** Shown this once: only what they are hashed to is kept. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const say = useSay();
  return (
    <section aria-label={say("security.codes.title")} className={styles["RecoveryCodes"]}>
      <Alert tone="good" urgent title={say("security.codes.title")}>
        {say("security.codes.text")}
      </Alert>
      <ul className={styles["RecoveryCodes-list"]}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Ways>
        <Button
          onClick={() =>
            saveFile(
              "recovery-codes.txt",
              "text/plain",
              `${location.hostname}\n\n${codes.join("\n")}\n`,
            )
          }
        >
          {say("security.codes.save")}
        </Button>
      </Ways>
    </section>
  );
}
