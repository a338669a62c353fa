import { Textarea, type TextareaProps } from "@mantine/core";
import { useState } from "react";

/**
 * A list, one a line. What is typed stays as it is typed; only what it means is handed over, so that a
 * blank line under the cursor does not vanish.
 */
export function ListField({
  value,
  onChange,
  ...props
}: Omit<TextareaProps, "value" | "onChange"> & {
  value: string;
  onChange: (text: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  return (
    <Textarea
      {...props}
      autosize
      minRows={2}
      maxRows={12}
      spellCheck={false}
      styles={{ input: { fontFamily: "var(--font-exact)", fontSize: "0.8125rem" } }}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value);
      }}
    />
  );
}
