import { Alert, Button, PasswordInput } from "@croupier/ui";
import { useState } from "react";
import { href } from "react-router";

import type { Route } from "./+types/new-password";
import { entranceClient } from "../entrance/entrance-client.ts";
import { EntranceForm } from "../entrance/EntranceForm.tsx";
import { useHydrated } from "../hydration.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { refusedByFailure, refusedWith, type Refused } from "../sign-in/refused.ts";

const areas = ["password"] as const;

export const handle: PageHandle = { messages: areas };

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageFactsContext).declareCacheable();
  return null;
}

type State =
  | { readonly now: "typing" | "short" | "sending" | "done" }
  | { readonly now: "refused"; readonly refused: Refused };

const lengthMin = 10;

export default function NewPassword() {
  return (
    <WithMessages areas={areas}>
      <Form />
    </WithMessages>
  );
}

function Form() {
  const say = useSay();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ now: "typing" });

  async function submit(typed: FormData) {
    if (state.now === "sending") return;
    const password = String(typed.get("password") ?? "");
    if (password.length < lengthMin) return setState({ now: "short" });
    setState({ now: "sending" });
    const refused = await reset(password);
    setState(refused === undefined ? { now: "done" } : { now: "refused", refused });
  }

  return (
    <>
      <PageHead title={say("login.new.title")} description={say("login.new.intro")} />
      <EntranceForm
        heading={say("login.new.title")}
        intro={say("login.new.intro")}
        refused={state.now === "refused" ? state.refused : undefined}
        onSubmit={submit}
      >
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
      </EntranceForm>
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
