import type { Problem } from "@croupier/contracts";
import { CodeInput } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { OneFieldForm } from "../parts/OneFieldForm.tsx";
import { explainRefusal } from "./explain-refusal.ts";

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Pick<Problem, "code"> };

interface CodeFormProps<Value> {
  readonly label: string;
  readonly submit: string;
  readonly check: (code: string) => Promise<Answer<Value>>;
  readonly onRight: (value: Value) => void | Promise<void>;
}

/** Six digits that came to the player, or that their device shows. */
export function CodeForm<Value>({ label, submit, check, onRight }: CodeFormProps<Value>) {
  const say = useSay();

  async function send(code: string): Promise<string | undefined> {
    const answer = await check(code);
    if (!answer.ok) return say(explainRefusal(answer.problem));
    await onRight(answer.value);
    return undefined;
  }

  const form = { submit, look: "action", onSubmit: send } as const;
  return <OneFieldForm field={{ label }} input={CodeInput} {...form} />;
}
