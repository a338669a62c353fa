import { Alert, Button } from "@croupier/ui";
import { useEffect, useState } from "react";
import { href } from "react-router";

import type { Route } from "./+types/confirm-email";
import { playerClient } from "../calls/player-client.ts";
import styles from "../entrance/form.module.css";
import { useHydrated } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import { PageHead } from "../page-head/PageHead.tsx";

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageFactsContext).declareCacheable();
  return null;
}

type State =
  | "waiting"
  | "sending"
  | "CONFIRMED"
  | "WAITING_FOR_OTHER"
  | "CHANGED"
  | "old"
  | "failed";

export default function ConfirmEmail() {
  const say = useSay();
  const hydrated = useHydrated();
  const [state, setState] = useState<State>("waiting");
  const asks = state === "waiting" || state === "sending" || state === "failed";

  // A second letter opened in the same tab is the same page with another token.
  useEffect(() => {
    const onOther = () => setState("waiting");
    addEventListener("hashchange", onOther);
    return () => removeEventListener("hashchange", onOther);
  }, []);

  async function confirm() {
    if (state === "sending") return;
    const token = location.hash.slice(1);
    if (token === "") return setState("old");
    setState("sending");
    setState(await open(token));
  }

  return (
    <>
      <PageHead title={say("entrance.email.title")} description={say("entrance.email.intro")} />
      <meta name="robots" content="noindex" />
      <div className={styles["form"]}>
        <div className={styles["head"]}>
          <h1>{say("entrance.email.title")}</h1>
          {asks && <p className={styles["soft"]}>{say("entrance.email.intro")}</p>}
        </div>
        {state === "failed" && <Alert tone="bad" urgent title={say("entrance.email.failed")} />}
        {state === "old" && (
          <Alert tone="warn" urgent title={say("entrance.email.old")}>
            {say("entrance.email.oldHelp")}
          </Alert>
        )}
        {!asks && state !== "old" && (
          <Alert tone="good" urgent title={say(`entrance.email.${state}`)} />
        )}
        {asks ? (
          <Button
            look="action"
            size="lg"
            busy={state === "sending" || !hydrated}
            onClick={() => void confirm()}
          >
            {say("entrance.email.confirm")}
          </Button>
        ) : (
          <Button href={href("/account/*", { "*": "profile" })} size="lg">
            {say("entrance.email.profile")}
          </Button>
        )}
      </div>
    </>
  );
}

async function open(token: string): Promise<State> {
  try {
    const answer = await playerClient.account.openEmailLink({ body: { token } });
    if (!answer.ok) return answer.problem.code === "link_not_valid" ? "old" : "failed";
    // It counts no more, and need not stand where somebody else could read it.
    history.replaceState(history.state, "", location.pathname);
    return answer.value.outcome;
  } catch {
    return "failed";
  }
}
