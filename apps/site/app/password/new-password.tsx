import { Alert, Button, PasswordInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";
import { href } from "react-router";

import type { Route } from "./+types/new-password";
import { entranceClient } from "../entrance/entrance-client.ts";
import styles from "../entrance/form.module.css";
import { useHydrated } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { refusedByFailure, refusedWith, type Refused } from "../sign-in/refused.ts";
import { RefusedAlert } from "../sign-in/RefusedAlert.tsx";

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageFactsContext).declareCacheable();
  return null;
}

type State =
  | { readonly now: "typing" | "short" | "sending" | "done" }
  | { readonly now: "refused"; readonly refused: Refused };

const lengthMin = 10;

export default function NewPassword() {
  const say = useSay();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ now: "typing" });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.now === "sending") return;
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (password.length < lengthMin) return setState({ now: "short" });
    setState({ now: "sending" });
    const refused = await reset(password);
    setState(refused === undefined ? { now: "done" } : { now: "refused", refused });
  }

  return (
    <>
      <PageHead title={say("login.new.title")} description={say("login.new.intro")} />
      <form
        method="post"
        noValidate
        className={styles["form"]}
        onSubmit={(event) => void submit(event)}
      >
        <div className={styles["head"]}>
          <h1>{say("login.new.title")}</h1>
          <p className={styles["soft"]}>{say("login.new.intro")}</p>
        </div>
        {state.now === "refused" && <RefusedAlert refused={state.refused} />}
        {state.now === "done" ? (
          <>
            <Alert tone="good" urgent title={say("login.new.done")} />
            <Button look="action" size="lg" href={href("/login")}>
              {say("login.submit")}
            </Button>
          </>
        ) : (
          <>
            <PasswordInput
              name="password"
              label={say("login.new.password")}
              help={say("login.new.help")}
              autoComplete="new-password"
              maxLength={128}
              words={{ show: say("login.showPassword"), hide: say("login.hidePassword") }}
              error={state.now === "short" && say("login.new.short")}
            />
            <Button
              type="submit"
              look="action"
              size="lg"
              busy={state.now === "sending" || !hydrated}
            >
              {say("login.new.submit")}
            </Button>
            <Button look="ghost" href={href("/login/forgotten")}>
              {say("login.new.another")}
            </Button>
          </>
        )}
      </form>
    </>
  );
}

async function reset(password: string): Promise<Refused | undefined> {
  // An address without a link is answered as one that is too old.
  const token = location.hash.slice(1) || "none";
  try {
    const answer = await entranceClient.signIn.resetPassword({
      params: { token },
      body: { password },
    });
    return answer.ok ? undefined : refusedWith(answer.problem);
  } catch (failure) {
    return refusedByFailure(failure);
  }
}
