import { Alert } from "@mantine/core";
import { Icon } from "../parts/Icon.tsx";
import { sentenceOf } from "../sentence-of.ts";
import styles from "./SignInPage.module.css";

/** Why it did not work, above the fields it is about. */
export function Refusal({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      icon={<Icon name="warning" />}
      className={styles["SignIn-refusal"] ?? ""}
    >
      {sentenceOf(error)}
    </Alert>
  );
}
