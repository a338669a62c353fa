import type { VerificationType } from "@croupier/contracts";
import { CodeInput, PasswordInput, TextInput } from "@croupier/ui";

import { useNeeds } from "./StepUpNeeds.context.tsx";

/** Where a proof is typed, as the kind of proof wants it: browsers and phones fill in what they know. */
export function ProofField({ type, error }: { type: VerificationType; error: string | undefined }) {
  const { say } = useNeeds();
  // The dialog is for typing this and nothing else.
  const field = { name: "value", error, required: true, ref: focusOnce } as const;
  switch (type) {
    case "PASSWORD":
      return (
        <PasswordInput
          {...field}
          label={say("stepUp.PASSWORD")}
          autoComplete="current-password"
          maxLength={128}
          words={{ show: say("stepUp.show"), hide: say("stepUp.hide") }}
        />
      );
    case "PIN_CODE":
      return (
        <TextInput
          {...field}
          type="password"
          label={say("stepUp.PIN_CODE")}
          autoComplete="off"
          inputMode="numeric"
          maxLength={6}
        />
      );
    case "SMS":
    case "EMAIL":
      return <CodeInput {...field} label={say(`stepUp.${type}`)} />;
    case "TWO_FACTOR_AUTHENTICATION":
      return (
        <TextInput
          {...field}
          label={say("stepUp.TWO_FACTOR_AUTHENTICATION")}
          help={say("stepUp.recoveryHelp")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      );
  }
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
