import { PasswordInput, TextInput } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import { personalWords } from "./answers.ts";
import { strengthOf } from "./password-strength.ts";
import { PasswordStrength } from "./PasswordStrength.tsx";
import { useTextField, type StepProps } from "./step-fields.ts";

export function AccountStep(step: StepProps) {
  const say = useSay();
  const textField = useTextField(step);
  const { password } = step.answers;
  const strength = strengthOf(password, personalWords(step.answers));
  return (
    <>
      <TextInput
        {...textField("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        help={say("field.email.help")}
      />
      <PasswordInput
        {...textField("password")}
        autoComplete="new-password"
        maxLength={128}
        words={{ show: say("login.showPassword"), hide: say("login.hidePassword") }}
        help={<PasswordStrength strength={strength} length={password.length} />}
      />
      <TextInput
        {...textField("nickname")}
        autoComplete="nickname"
        maxLength={24}
        optional={say("join.optional")}
        help={say("field.nickname.help")}
      />
    </>
  );
}
