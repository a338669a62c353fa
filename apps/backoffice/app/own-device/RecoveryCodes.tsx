import { CopyButton, Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { whoAmI } from "../calls.ts";
import styles from "./OwnDevicePage.module.css";

/** Shown once: whoever loses the device goes in with one of these, each a single time. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const queries = useQueryClient();
  // What the console knows about its user is from before the device was there.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: whoAmI.queryKey });
  }, [queries]);
  return (
    <>
      <output>
        Your device is in use. Write these codes down and keep them apart from it: each opens the
        console once, and they are not shown again.
      </output>
      <ul className={styles["OwnDevice-codes"]} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton value={codes.join("\n")}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? "Copied" : "Copy all"}
          </Button>
        )}
      </CopyButton>
    </>
  );
}
