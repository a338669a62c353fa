import { TextInput, type TextInputProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import styles from "./OwnDevicePage.module.css";

/** Asks for one code, hands it on as it was typed, and says above the field why it was refused. */
export function CodeForm({
  label,
  inputMode,
  error,
  button,
  onCode,
  children,
}: Pick<TextInputProps, "inputMode"> & {
  label: string;
  error: Error | null;
  button: ReactNode;
  onCode: (code: string) => void;
  children: ReactNode;
}) {
  return (
    <form
      className={styles["OwnDevice-form"]}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        onCode(String(typed.get("code") ?? ""));
      }}
    >
      {children}
      <Refusal error={error} />
      <TextInput
        label={label}
        name="code"
        autoComplete="one-time-code"
        inputMode={inputMode}
        size="md"
        required
        withAsterisk={false}
      />
      {button}
    </form>
  );
}
