import { Button, CopyButton, Group } from "@mantine/core";
import styles from "./StaffPage.module.css";

/** The only sight of a password that was just made. */
export function FreshPassword({
  login,
  password,
  onDone,
}: {
  login: string;
  password: string;
  onDone: () => void;
}) {
  return (
    <>
      <p>
        This password of <b>{login}</b> is shown once. Hand it over in person, or over a line you
        trust.
      </p>
      <p className={styles["Staff-password"]}>{password}</p>
      <Group justify="flex-end">
        <CopyButton value={password}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? "Copied" : "Copy"}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>I have it</Button>
      </Group>
    </>
  );
}
