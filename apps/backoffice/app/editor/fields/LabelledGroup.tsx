import { Input } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./BlockFields.module.css";

/** A label over something that is no single input, and what is wrong with it below. */
export function LabelledGroup({
  label,
  error,
  children,
}: {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles["BlockFields-bare"]}>
      <legend className={styles["BlockFields-legend"]}>{label}</legend>
      {children}
      {error !== undefined && <Input.Error mt={4}>{error}</Input.Error>}
    </fieldset>
  );
}
