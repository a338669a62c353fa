import { Alert, Button, TextInput } from "@croupier/ui";
import { useState } from "react";
import { href, useLocation, useSearchParams } from "react-router";

import type { Route } from "./+types/forgotten";
import { withCaptcha } from "../captcha/with-captcha.ts";
import { entranceClient } from "../entrance/entrance-client.ts";
import { EntranceForm } from "../entrance/EntranceForm.tsx";
import { leaveIfSignedIn } from "../entrance/leave-if-signed-in.ts";
import { useHydrated } from "../hydration.ts";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { detour } from "../sign-in/detour.ts";
import { readDestination } from "../sign-in/read-destination.ts";
import { refusedByFailure, refusedWith, type Refused } from "../sign-in/refused.ts";

const areas = ["password"] as const;

export const handle: PageHandle = { messages: areas };

export function loader({ context }: Route.LoaderArgs) {
  leaveIfSignedIn(context);
  context.get(pageFactsContext).declareCacheable();
  return null;
}

type State =
  | { readonly now: "typing" | "missing" | "sending" | "checking" }
  | { readonly now: "sent"; readonly to: string }
  | { readonly now: "refused"; readonly refused: Refused };

export default function Forgotten() {
  return (
    <WithMessages areas={areas}>
      <Form />
    </WithMessages>
  );
}

function Form() {
  const say = useSay();
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const destination = hydrated ? readDestination(query, hash) : undefined;
  const [state, setState] = useState<State>({ now: "typing" });

  const busy = state.now === "sending" || state.now === "checking";

  async function submit(typed: FormData) {
    if (busy) return;
    const email = String(typed.get("email") ?? "").trim();
    if (!email.includes("@")) return setState({ now: "missing" });
    setState({ now: "sending" });
    const refused = await ask(email, () => setState({ now: "checking" }));
    setState(refused === undefined ? { now: "sent", to: email } : { now: "refused", refused });
  }

  return (
    <>
      <PageHead title={say("login.forgotten.title")} description={say("login.forgotten.intro")} />
      <EntranceForm
        heading={say("login.forgotten.title")}
        intro={say("login.forgotten.intro")}
        refused={state.now === "refused" ? state.refused : undefined}
        onSubmit={submit}
      >
        {state.now === "sent" ? (
          <Alert tone="good" urgent title={say("login.forgotten.sent", { email: state.to })}>
            {say("login.forgotten.sentHelp")}
          </Alert>
        ) : (
          <>
            <TextInput
              name="email"
              type="email"
              label={say("login.forgotten.email")}
              autoComplete="email"
              maxLength={254}
              error={state.now === "missing" && say("login.forgotten.missing")}
            />
            <Button type="submit" look="action" size="lg" busy={busy || !hydrated}>
              {say(state.now === "checking" ? "problem.checking" : "login.forgotten.submit")}
            </Button>
          </>
        )}
        <Button look="ghost" href={detour(href("/login"), destination)}>
          {say("login.forgotten.back")}
        </Button>
      </EntranceForm>
    </>
  );
}

async function ask(email: string, onChecking: () => void): Promise<Refused | undefined> {
  try {
    const answer = await withCaptcha(
      (proof) => entranceClient.signIn.askForPassword({ body: { email, ...proof } }),
      onChecking,
    );
    return answer.ok ? undefined : refusedWith(answer.problem);
  } catch (failure) {
    return refusedByFailure(failure);
  }
}
