import { Button, CopyButton, Group } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./ToldOnce.module.css";

/** The only sight of a secret that was just made. */
export function ToldOnce({
  secret,
  children,
  onDone,
}: {
  secret: string;
  children: ReactNode;
  onDone: () => void;
}) {
  return (
    <>
      <p>{children}</p>
      <p className={styles["ToldOnce-secret"]}>{secret}</p>
      <Group justify="flex-end">
        <CopyButton value={secret}>
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
