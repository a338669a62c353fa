import { Alert, Button, PasswordInput, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { signIn, whoAmI } from "../calls.ts";
import { Icon } from "../parts/Icon.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { destinationOf } from "./destination-of.ts";
import styles from "./SignInPage.module.css";

export function SignInPage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const entering = useMutation({
    mutationFn: signIn,
    onSuccess: async (me) => {
      queries.setQueryData(whoAmI.queryKey, me);
      await navigate(destinationOf(search.get("wanted")));
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    entering.mutate({
      login: String(typed.get("login") ?? ""),
      password: String(typed.get("password") ?? ""),
    });
  }

  return (
    <main className={styles.SignIn}>
      <title>Sign in · Croupier console</title>
      <form className={styles["SignIn-form"]} onSubmit={submit}>
        <img src={markUrl} alt="" width="40" height="40" />
        <div>
          <h1 className={styles["SignIn-title"]}>Croupier console</h1>
          <p className={styles["SignIn-words"]}>For staff. Players sign in on the site.</p>
        </div>
        {entering.isError && (
          <Alert
            color="red"
            variant="light"
            role="alert"
            icon={<Icon name="warning" />}
            className={styles["SignIn-refusal"] ?? ""}
          >
            {sentenceOf(entering.error)}
          </Alert>
        )}
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
      </form>
    </main>
  );
}

const markUrl = new URL("../mark.svg", import.meta.url).href;
