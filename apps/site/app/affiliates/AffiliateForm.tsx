import type { AffiliateApplication } from "@croupier/contracts";
import { Alert, Button, Checkbox, Panel, TextArea, TextInput } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { focusOn } from "../entrance/focus-on.ts";
import { explainFailure, explainProblem } from "../calls/explain-problem.ts";
import { withCaptcha } from "../captcha/with-captcha.ts";
import { useHydrated } from "../hydration.ts";
import { useLanguage, useSay, type MessageKey } from "../language/Messages.context.tsx";
import styles from "./AffiliateForm.module.css";
import {
  checkApplication,
  textFields,
  toApplication,
  type Field,
  type TextField,
  type Typed,
} from "./check-application.ts";

const autoComplete: Readonly<Record<TextField, string>> = {
  name: "name",
  email: "email",
  site: "url",
  audience: "off",
  approach: "off",
};
const lengthMax: Readonly<Record<TextField, number>> = {
  name: 120,
  email: 254,
  site: 200,
  audience: 1_000,
  approach: 1_000,
};

/** Sent once, it gives way to what happens next. A wrong answer is called so when it is sent. */
export function AffiliateForm({ payout }: { payout: string }) {
  const say = useSay();
  const language = useLanguage();
  const hydrated = useHydrated();
  const [wrong, setWrong] = useState<Partial<Record<Field, MessageKey>>>({});
  const [state, setState] = useState<"open" | "sending" | "checking" | "sent">("open");
  const [alert, setAlert] = useState<MessageKey>();
  const busy = state === "sending" || state === "checking";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = readTyped(event.currentTarget);
    const found = checkApplication(typed);
    setWrong(found);
    setAlert(undefined);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusOn(event.currentTarget, first);
    setState("sending");
    const refused = await send(toApplication(typed, language), () => setState("checking"));
    setAlert(refused);
    setState(refused === undefined ? "sent" : "open");
  }

  function messageFor(field: Field) {
    const key = wrong[field];
    return key && say(key);
  }

  if (state === "sent") {
    return (
      <Alert tone="good" urgent title={say("affiliates.sent")}>
        {say("affiliates.sentText")}
      </Alert>
    );
  }
  return (
    <Panel aria-labelledby="affiliates-apply" className={styles["AffiliateForm"]}>
      <h2 id="affiliates-apply">{say("affiliates.title")}</h2>
      {payout !== "" && <p>{payout}</p>}
      <form
        method="post"
        noValidate
        className={styles["AffiliateForm-fields"]}
        onSubmit={(event) => void submit(event)}
      >
        {alert !== undefined && <Alert tone="bad" urgent title={say(alert)} />}
        {textFields.map((field) => {
          const shared = {
            name: field,
            label: say(`affiliates.${field}`),
            error: messageFor(field),
            autoComplete: autoComplete[field],
            maxLength: lengthMax[field],
          };
          if (field === "audience" || field === "approach") {
            return <TextArea key={field} {...shared} />;
          }
          return (
            <TextInput
              key={field}
              {...shared}
              {...(field === "email" ? { type: "email", inputMode: "email" as const } : {})}
            />
          );
        })}
        {(["terms", "privacy"] as const).map((field) => (
          <Checkbox
            key={field}
            name={field}
            label={say(`affiliates.${field}`)}
            error={messageFor(field)}
          />
        ))}
        <Button
          type="submit"
          look="action"
          size="lg"
          className={styles["AffiliateForm-send"] ?? ""}
          busy={busy || !hydrated}
        >
          {say(wordsOn(state))}
        </Button>
      </form>
    </Panel>
  );
}

function wordsOn(state: "open" | "sending" | "checking"): MessageKey {
  if (state === "checking") return "problem.checking";
  return state === "sending" ? "affiliates.sending" : "affiliates.send";
}

/** Fetched when it is needed: the addresses of calls that few make are not on this page's way. */
async function send(
  application: AffiliateApplication,
  onChecking: () => void,
): Promise<MessageKey | undefined> {
  try {
    const { playerClient } = await import("../calls/player-client.ts");
    const answer = await withCaptcha(
      (proof) => playerClient.referral.applyAsAffiliate({ body: { ...application, ...proof } }),
      onChecking,
    );
    return answer.ok ? undefined : explainProblem(answer.problem);
  } catch (failure) {
    return explainFailure(failure);
  }
}

function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (field: string) => String(data.get(field) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    site: text("site"),
    audience: text("audience"),
    approach: text("approach"),
    terms: data.has("terms"),
    privacy: data.has("privacy"),
  };
}
