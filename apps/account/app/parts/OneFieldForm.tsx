import { Button, TextInput, type TextInputProps } from "@croupier/ui";
import { useState, type ComponentType, type FormEvent } from "react";

import { useSay } from "../language/Words.context.tsx";
import styles from "./PartPage.module.css";

/** One thing to type, and what is done with it: answers why not, in words, or nothing when it is done. */
export function OneFieldForm({
  field,
  submit,
  look = "quiet",
  input: Input = TextInput,
  onSubmit,
}: {
  readonly field: Omit<TextInputProps, "name" | "error">;
  readonly submit: string;
  readonly look?: "action" | "quiet";
  /** The kind of field; a line of text unless something else is told. */
  readonly input?: ComponentType<Pick<TextInputProps, "label" | "name" | "error">>;
  readonly onSubmit: (typed: string) => Promise<string | undefined>;
}) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get("typed") ?? "").trim();
    setBusy(true);
    setWrong(undefined);
    const refused = await onSubmit(typed).catch(() => say("problem.other"));
    setBusy(false);
    setWrong(refused);
    if (refused === undefined) form.reset();
  }

  return (
    <form method="post" className={styles["PartPage-form"]} onSubmit={(event) => void send(event)}>
      <Input {...field} name="typed" error={wrong} />
      <Button type="submit" look={look} busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
