import type { NewTicket, OpenedTicket, Problem } from "@croupier/contracts";
import { createClientOf } from "@croupier/contracts/client";
import { playerAddresses } from "@croupier/contracts/player-addresses";
import { ticketLengths, ticketSubjects } from "@croupier/contracts/tickets";
import { uuidv7 } from "@croupier/kit/ids";
import { Alert, Button, Panel, Select, TextArea, TextInput, Time } from "@croupier/ui";
import { useState, type FormEvent } from "react";

import { focusOn } from "../entrance/focus-on.ts";
import { explainFailure, explainProblem } from "../calls/explain-problem.ts";
import { withCaptcha } from "../captcha/with-captcha.ts";
import { useHydrated } from "../hydration.ts";
import { useLanguage, useSay, type MessageKey } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import styles from "./contact.module.css";
import { findTyped, forgetTyped, keepTyped } from "./kept-message.ts";
import { checkMessage, toTicket, type About, type Field, type Typed } from "./message-to-us.ts";

type State = "open" | "sending" | "checking" | OpenedTicket;

/** Sent once, it gives way to its number. What was typed stays until then, whatever comes back. */
export function ContactForm({ answerHours, about }: { answerHours: number; about: About }) {
  const say = useSay();
  const [state, setState] = useState<State>("open");
  if (typeof state === "object") {
    return <Sent ticket={state} answerHours={answerHours} onAnother={() => setState("open")} />;
  }
  return (
    <Panel aria-label={say("contact.title")}>
      <Fields about={about} state={state} onState={setState} />
    </Panel>
  );
}

function Sent({
  ticket: { number, answerBy },
  answerHours,
  onAnother,
}: {
  ticket: OpenedTicket;
  answerHours: number;
  onAnother: () => void;
}) {
  const say = useSay();
  return (
    // The button that had the focus is gone.
    <div className={styles["ContactSent"]} tabIndex={-1} ref={(place) => place?.focus()}>
      <Alert tone="good" urgent title={say("contact.sent", { number: String(number) })}>
        {say("contact.sentText", { hours: String(answerHours) })} <Time at={answerBy} />
      </Alert>
      <Button onClick={onAnother}>{say("contact.another")}</Button>
    </div>
  );
}

interface Sending {
  readonly about: About;
  readonly state: "open" | "sending" | "checking";
  readonly onState: (state: State) => void;
}

/** The errors of the form, and the way to send it. */
function useSending({ about, state, onState }: Sending) {
  const say = useSay();
  const language = useLanguage();
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const [alert, setAlert] = useState<MessageKey>();
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [keyOf] = useState(createKeys);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== "open") return;
    const form = event.currentTarget;
    const typed = readTyped(form);
    const found = checkMessage(typed);
    const over = String(typed.message.trim().length - ticketLengths.message);
    setWrong(
      Object.fromEntries(Object.entries(found).map(([field, key]) => [field, say(key, { over })])),
    );
    setAlert(undefined);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusOn(form, first);
    onState("sending");
    const ticket = toTicket(typed, about, language);
    const answer = await send(ticket, keyOf(ticket), () => onState("checking"));
    if ("number" in answer) {
      forgetTyped();
      return onState(answer);
    }
    onState("open");
    if (answer.code !== "email_missing") return setAlert(answer.sentence);
    setIsSignedOut(true);
    setWrong({ email: say("contact.email.signedOut") });
  }

  return { wrong, alert, isSignedOut, submit };
}

function Fields(sending: Sending) {
  const say = useSay();
  const hydrated = useHydrated();
  const signedIn = useSite()?.signedIn ?? false;
  const { about, state } = sending;
  const { wrong, alert, isSignedOut, submit } = useSending(sending);
  return (
    <form
      method="post"
      noValidate
      className={styles["ContactForm"]}
      ref={fillIn}
      onInput={({ currentTarget }) => keepTyped(readTyped(currentTarget))}
      onSubmit={(event) => void submit(event)}
    >
      {alert !== undefined && <Alert tone="bad" urgent title={say(alert)} />}
      <Select
        name="subject"
        label={say("contact.subject")}
        prompt={say("contact.subject.prompt")}
        defaultValue={about.subject ?? ""}
        options={ticketSubjects.map((value) => ({ value, label: say(`contact.subject.${value}`) }))}
        error={wrong.subject}
      />
      <Reference about={about} />
      <TextArea
        name="message"
        label={say("contact.message")}
        help={say("contact.message.help", { max: String(ticketLengths.message) })}
        error={wrong.message}
        autoComplete="off"
        className={styles["ContactForm-message"]}
      />
      {signedIn && !isSignedOut ? (
        <p>{say("contact.email.own")}</p>
      ) : (
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          label={say("contact.email")}
          help={say("contact.email.help")}
          error={wrong.email}
        />
      )}
      <Button
        type="submit"
        look="action"
        size="lg"
        className={styles["ContactForm-send"] ?? ""}
        busy={state !== "open" || !hydrated}
      >
        {say(wordsOn(state))}
      </Button>
    </form>
  );
}

/** What was typed before the page was loaded anew; what a link says is not taken back by it. */
function fillIn(form: HTMLFormElement | null) {
  if (form === null) return;
  for (const [name, text] of Object.entries(findTyped())) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    if (isField && field.value === "") field.value = text;
  }
}

/** What the link named stands there as it is; else it may be typed. */
function Reference({ about: { reference } }: { about: About }) {
  const say = useSay();
  if (reference === undefined) {
    return (
      <TextInput
        name="reference"
        label={say("contact.reference")}
        optional={say("contact.optional")}
        autoComplete="off"
        maxLength={ticketLengths.reference}
      />
    );
  }
  const { kind, id } = reference;
  return (
    <dl className={styles["ContactForm-about"]}>
      <dt>{say("contact.about")}</dt>
      <dd>{say(`contact.about.${kind}`, { id })}</dd>
    </dl>
  );
}

function wordsOn(state: "open" | "sending" | "checking"): MessageKey {
  if (state === "checking") return "problem.checking";
  return state === "sending" ? "contact.sending" : "contact.send";
}

/** One key as long as the words are the same: sent again after a lost answer, it is the same ticket. */
function createKeys() {
  let last = { words: "", key: "" };
  return (ticket: NewTicket): string => {
    const words = JSON.stringify(ticket);
    if (last.words !== words) last = { words, key: uuidv7() };
    return last.key;
  };
}

type Unsent = { readonly code: Problem["code"] | undefined; readonly sentence: MessageKey };

/** Not fetched when it is needed: in a page that a new build has outdated, that would load it anew. */
const { support } = createClientOf({
  support: { openTicket: playerAddresses.support.openTicket },
});

async function send(
  ticket: NewTicket,
  key: string,
  onChecking: () => void,
): Promise<OpenedTicket | Unsent> {
  try {
    const headers = { "idempotency-key": key };
    const answer = await withCaptcha(
      (proof) => support.openTicket({ headers, body: { ...ticket, ...proof } }),
      onChecking,
    );
    if (answer.ok) return answer.value;
    const { code } = answer.problem;
    const sentence = code === "too_many_tickets" ? "contact.tooMany" : explainProblem({ code });
    return { code, sentence };
  } catch (failure) {
    return { code: undefined, sentence: explainFailure(failure) };
  }
}

function readTyped(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (field: string) => String(data.get(field) ?? "");
  return {
    subject: text("subject"),
    message: text("message"),
    reference: text("reference"),
    email: data.has("email") ? text("email") : undefined,
  };
}
