import type { MfaMethod } from "@croupier/contracts";
import { TextInput } from "@croupier/ui";
import { useEffect, useRef } from "react";

import { useSay } from "../language/Messages.context.tsx";

/** Where the second factor is typed, as each kind of it wants. */
export function CodeField({ method, missing }: { method: MfaMethod; missing: boolean }) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  // The page has turned into this one question: whoever listens is brought to it, and types at once.
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      name="code"
      type={method === "PIN_CODE" ? "password" : "text"}
      label={say(method === "PIN_CODE" ? "login.second.pin" : "login.second.code")}
      help={method === "TWO_FACTOR_AUTHENTICATION" && say("login.second.recovery")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode={method === "TWO_FACTOR_AUTHENTICATION" ? "text" : "numeric"}
      maxLength={40}
      error={missing && say("login.second.missing")}
    />
  );
}
