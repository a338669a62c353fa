import { useState } from "react";
import { IconButton } from "../icon-button/IconButton.tsx";
import { iconEye, iconEyeOff } from "../icon/icon-shapes.ts";
import { TextInput, type TextInputProps } from "../text-input/TextInput.tsx";

export type PasswordInputProps = Omit<
  TextInputProps,
  "type" | "after" | "size" | "autoComplete"
> & {
  words: { show: string; hide: string };
  autoComplete: "current-password" | "new-password";
};

// Typing that can be read back makes fewer mistakes. The button is part of the field, not of the
// form: it never submits.
export function PasswordInput({ words, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...input}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <IconButton
          label={shown ? words.hide : words.show}
          icon={shown ? iconEyeOff : iconEye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
