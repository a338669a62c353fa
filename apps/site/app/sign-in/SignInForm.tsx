import { Alert, Button, PasswordInput, TextInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";
import { href } from "react-router";

import { explainFailure, explainProblem } from "../calls/explain-problem.ts";
import { client } from "../calls/client.ts";
import styles from "../entrance/form.module.css";
import { useHydrated } from "../hydration.ts";
import { useSay, type MessageKey } from "../language/Messages.context.tsx";

type State =
  | { readonly now: "typing"; readonly missing: readonly Field[] }
  | { readonly now: "sending" }
  | { readonly now: "refused"; readonly because: MessageKey };

type Field = "login" | "password";

/**
 * The form is sent by a script, so its button waits for hydration; what was typed before then stays.
 * Were it sent without one, `method="post"` still keeps the password out of the address.
 */
export function SignInForm({ destination }: { destination: string | undefined }) {
  const say = useSay();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ now: "typing", missing: [] });
  const missing = state.now === "typing" ? state.missing : [];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.now === "sending") return;
    const answers = readAnswers(event.currentTarget);
    const empty = (["login", "password"] as const).filter((field) => answers[field] === "");
    if (empty.length > 0) return setState({ now: "typing", missing: empty });
    setState({ now: "sending" });
    const because = await signIn(answers);
    if (because !== undefined) return setState({ now: "refused", because });
    // A whole new page: everything on it was made for someone who is signed in.
    location.assign(destination ?? href("/"));
  }

  return (
    <form
      method="post"
      noValidate
      className={styles["form"]}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles["head"]}>
        <h1>{say("login.heading")}</h1>
        <p className={styles["soft"]}>
          {destination === undefined
            ? say("login.intro")
            : say("login.onward", { page: pathOf(destination) })}
        </p>
      </div>
      {state.now === "refused" && <Alert tone="bad" urgent title={say(state.because)} />}
      <TextInput
        name="login"
        label={say("login.login")}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        error={missing.includes("login") && say("login.loginMissing")}
      />
      <PasswordInput
        name="password"
        label={say("login.password")}
        autoComplete="current-password"
        maxLength={128}
        words={{ show: say("login.showPassword"), hide: say("login.hidePassword") }}
        error={missing.includes("password") && say("login.passwordMissing")}
      />
      <Button type="submit" look="action" size="lg" busy={state.now === "sending" || !hydrated}>
        {state.now === "sending" ? say("login.busy") : say("login.submit")}
      </Button>
      <noscript>
        <Alert tone="warn" title={say("page.noScript")} />
      </noscript>
      <p className={styles["small"]}>{say("login.rest")}</p>
    </form>
  );
}

function readAnswers(form: HTMLFormElement): Record<Field, string> {
  const data = new FormData(form);
  return {
    login: String(data.get("login") ?? "").trim(),
    // Blanks count in a password.
    password: String(data.get("password") ?? ""),
  };
}

/** Undefined when the player is in; else the reason, as a sentence to show. */
async function signIn(body: Record<Field, string>): Promise<MessageKey | undefined> {
  try {
    const answer = await client.identity.signIn({ body });
    if (!answer.ok) return explainProblem(answer.problem);
    return answer.status === 201 ? undefined : "login.secondFactor";
  } catch (failure) {
    return explainFailure(failure);
  }
}

function pathOf(destination: string): string {
  return destination.split(/[?#]/, 1)[0] ?? destination;
}
