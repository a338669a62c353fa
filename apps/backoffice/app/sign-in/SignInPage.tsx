import type { EnteredStaff } from "@croupier/contracts";
import { Button, PasswordInput, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { proveTotp, signIn, whoAmI } from "../calls.ts";
import { ToldOnce } from "../parts/ToldOnce.tsx";
import { Entrance } from "./Entrance.tsx";
import { destinationOf } from "./destination-of.ts";
import { Refusal } from "./Refusal.tsx";

/** The password first, then, for whoever has set one up, a code of their own device. */
export function SignInPage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [wantsCode, setWantsCode] = useState(false);
  const [fresh, setFresh] = useState<EnteredStaff>();

  async function goIn(entered: EnteredStaff): Promise<void> {
    // Without the password, which is kept nowhere.
    const { id, login, name, roles, secondFactor } = entered;
    queries.setQueryData(whoAmI.queryKey, { id, login, name, roles, secondFactor });
    await navigate(destinationOf(search.get("wanted")));
  }

  /** A new password is read first by its owner, who came with a one-time sign-in: it is never shown again. */
  async function enter(entered: EnteredStaff): Promise<void> {
    if (entered.password === undefined) await goIn(entered);
    else setFresh(entered);
  }

  if (fresh?.password !== undefined) {
    return (
      <Entrance title="Your password" words="In place of the one-time sign-in, from now on.">
        <ToldOnce secret={fresh.password} onDone={() => void goIn(fresh)}>
          Shown once, and to nobody but you. Keep it in your password manager.
        </ToldOnce>
      </Entrance>
    );
  }
  return wantsCode ? (
    <CodeForm onEnter={enter} onBack={() => setWantsCode(false)} />
  ) : (
    <PasswordForm onEnter={enter} onWantCode={() => setWantsCode(true)} />
  );
}

function PasswordForm({
  onEnter,
  onWantCode,
}: {
  onEnter: (me: EnteredStaff) => Promise<void>;
  onWantCode: () => void;
}) {
  const entering = useMutation({
    mutationFn: signIn,
    onSuccess: (answer) => ("totpRequired" in answer ? onWantCode() : onEnter(answer)),
  });
  return (
    <Entrance
      title="Croupier console"
      words="For staff. Players sign in on the site."
      onSubmit={(typed) =>
        entering.mutate({
          login: String(typed.get("login") ?? ""),
          password: String(typed.get("password") ?? ""),
        })
      }
    >
      <Refusal error={entering.error} />
      <TextInput
        label="Login"
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        required
        withAsterisk={false}
        data-autofocus
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        size="md"
        required
        withAsterisk={false}
      />
      <Button type="submit" size="md" fullWidth loading={entering.isPending}>
        Sign in
      </Button>
    </Entrance>
  );
}

function CodeForm({
  onEnter,
  onBack,
}: {
  onEnter: (me: EnteredStaff) => Promise<void>;
  onBack: () => void;
}) {
  const proving = useMutation({ mutationFn: proveTotp, onSuccess: onEnter });
  return (
    <Entrance
      title="One more step"
      words="The six digits that your device shows, or one of your recovery codes."
      onSubmit={(typed) => proving.mutate(String(typed.get("code") ?? ""))}
    >
      <Refusal error={proving.error} />
      <TextInput
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        inputMode="text"
        spellCheck={false}
        size="md"
        required
        withAsterisk={false}
        ref={focusField}
      />
      <Button type="submit" size="md" fullWidth loading={proving.isPending}>
        Go in
      </Button>
      <Button variant="subtle" onClick={onBack}>
        Back to the password
      </Button>
    </Entrance>
  );
}

/** The step before went away under the fingers; typing goes on here. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus();
}
