import type { MfaMethod } from "@croupier/contracts";
import { Alert, Button, Divider, Link, PasswordInput, TextInput } from "@croupier/ui";
import { lazy, Suspense, useState } from "react";
import { href } from "react-router";

import { client } from "../calls/client.ts";
import { withCaptcha } from "../captcha/with-captcha.ts";
import { EntranceForm } from "../entrance/EntranceForm.tsx";
import styles from "../entrance/form.module.css";
import { useHydrated } from "../hydration.ts";
import { useSay, type MessageKey } from "../language/Messages.context.tsx";
import { lastHere } from "../session/last-here.ts";
import { detour } from "./detour.ts";
import { onwardTo } from "./onward-to.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { refusedByFailure, refusedWith, type Refused } from "./refused.ts";

/** Only who has been here before is told when. */
const LastHere = lazy(async () => ({ default: (await import("./LastHere.tsx")).LastHere }));

type State =
  | { readonly now: "typing"; readonly missing: readonly Field[] }
  | { readonly now: "sending" | "checking" }
  | { readonly now: "refused"; readonly refused: Refused };

type Field = "login" | "password";

interface PasswordStepProps {
  readonly destination: string | undefined;
  readonly onIn: () => void;
  readonly onSecondStep: (methods: readonly MfaMethod[]) => void;
}

/** The form is sent by a script, so its button waits for hydration; what was typed before then stays. */
export function PasswordStep({ destination, onIn, onSecondStep }: PasswordStepProps) {
  const say = useSay();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ now: "typing", missing: [] });
  const busy = state.now === "sending" || state.now === "checking";
  const missing = state.now === "typing" ? state.missing : [];

  const last = hydrated ? lastHere() : undefined;

  async function submit(typed: FormData) {
    if (busy) return;
    const answers = readAnswers(typed);
    const empty = (["login", "password"] as const).filter((field) => answers[field] === "");
    if (empty.length > 0) return setState({ now: "typing", missing: empty });
    setState({ now: "sending" });
    const answer = await signIn(answers, () => setState({ now: "checking" }));
    if ("because" in answer) return setState({ now: "refused", refused: answer });
    return answer.methods === undefined ? onIn() : onSecondStep(answer.methods);
  }

  return (
    <EntranceForm
      heading={say("login.heading")}
      intro={say(onwardTo(destination))}
      refused={state.now === "refused" ? state.refused : undefined}
      onSubmit={submit}
    >
      <PasskeyButton onIn={onIn} />
      <Divider>{say("login.or")}</Divider>
      <TextInput
        name="login"
        label={say("login.login")}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        error={missing.includes("login") && say("login.loginMissing")}
      />
      <div className={styles["beside"]}>
        <PasswordInput
          name="password"
          label={say("login.password")}
          autoComplete="current-password"
          maxLength={128}
          words={{ show: say("login.showPassword"), hide: say("login.hidePassword") }}
          error={missing.includes("password") && say("login.passwordMissing")}
        />
        <Link href={detour(href("/login/forgotten"), destination)}>{say("login.forgotten")}</Link>
      </div>
      <Button type="submit" look="action" size="lg" busy={busy || !hydrated}>
        {say(wordsOn(state.now))}
      </Button>
      <noscript>
        <Alert tone="warn" title={say("page.noScript")} />
      </noscript>
      <p className={styles["small"]}>{say("login.rest")}</p>
      <Suspense>{last && <LastHere at={last} />}</Suspense>
    </EntranceForm>
  );
}

function readAnswers(typed: FormData): Record<Field, string> {
  return {
    login: String(typed.get("login") ?? "").trim(),
    // Blanks count in a password.
    password: String(typed.get("password") ?? ""),
  };
}

function wordsOn(now: State["now"]): MessageKey {
  if (now === "checking") return "problem.checking";
  return now === "sending" ? "login.busy" : "login.submit";
}

/** Without methods the player is in. */
async function signIn(
  body: Record<Field, string>,
  onChecking: () => void,
): Promise<Refused | { readonly methods: readonly MfaMethod[] | undefined }> {
  try {
    const answer = await withCaptcha(
      (proof) => client.identity.signIn({ body: { ...body, ...proof } }),
      onChecking,
    );
    if (!answer.ok) return refusedWith(answer.problem);
    return { methods: answer.status === 201 ? undefined : answer.value.methods };
  } catch (failure) {
    return refusedByFailure(failure);
  }
}
