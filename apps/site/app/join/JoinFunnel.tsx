import { Alert, Button } from "@croupier/ui";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useSearchParams } from "react-router";

import styles from "../entrance/form.module.css";
import { useHydrated } from "../hydration.ts";
import { useLanguage, useSay, type MessageKey } from "../language/Messages.context.tsx";
import { carriedReferral } from "../referral/carried-referral.ts";
import { landing } from "../referral/landing.ts";
import { AccountStep, AgreeStep, WhereStep, WhoStep } from "./steps.tsx";
import {
  checkField,
  fieldsOf,
  isStepDone,
  reachableStep,
  steps,
  type Answers,
  type Field,
  type Step,
} from "./answers.ts";
import { JoinProgress } from "./JoinProgress.tsx";
import { readAnswers } from "./read-answers.ts";
import { register } from "./register.ts";
import type { FieldErrors } from "./refusal-fields.ts";

export interface Offer {
  readonly currencies: readonly string[];
  readonly defaultCurrency: string;
  readonly countryCode: string;
  /** How many days a referral counts. */
  readonly referralDays: number;
}

const screens = { account: AccountStep, who: WhoStep, where: WhereStep, agree: AgreeStep };

/**
 * Four screens on one address: the step is in the query, so Back goes a step back. The shared page
 * holds the first screen; the others are drawn here. Like signing in, it waits for its script.
 */
export function JoinFunnel({ offer }: { offer: Offer }) {
  const say = useSay();
  const language = useLanguage();
  const hydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const [answers, setAnswers] = useState<Answers>(() => emptyAnswers(offer));
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<FieldErrors>({});
  const [alert, setAlert] = useState<MessageKey>();
  const [sending, setSending] = useState(false);
  // The day the funnel was opened decides who is an adult; the server decides again.
  const [today] = useState(() => new Date());

  const step = hydrated ? reachableStep(query.get("step"), answers, today) : "account";
  const heading = useFocusOnStep(step);
  const Screen = screens[step];
  const last = step === "agree";

  function errorOf(field: Field): MessageKey | undefined {
    return refused[field] ?? (touched.has(field) ? checkField(field, answers, today) : undefined);
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    const typed = readAnswers(event.currentTarget, answers);
    const changed = fieldsOf[step].filter((field) => typed[field] !== answers[field]);
    setAnswers(typed);
    setRefused((before) => withoutFields(before, changed));
  }

  function touch(field: Field) {
    if (answers[field] !== "") setTouched((before) => new Set(before).add(field));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    // A password manager may have filled in answers without a word to us.
    const typed = readAnswers(event.currentTarget, answers);
    setAnswers(typed);
    setTouched((before) => new Set([...before, ...fieldsOf[step]]));
    if (!isStepDone(step, typed, today)) return;
    if (!last) return goTo(steps[steps.indexOf(step) + 1] ?? "agree");
    setSending(true);
    setAlert(undefined);
    const refusal = await register(typed, language, readReferral(offer));
    if (refusal === undefined) return location.assign("/");
    setSending(false);
    setRefused(refusal.fields);
    setAlert(refusal.alert);
    if (refusal.step !== undefined) goTo(refusal.step);
  }

  function goTo(next: Step) {
    setQuery((before) => ({ ...Object.fromEntries(before), step: next }));
  }

  return (
    <form
      key={step}
      method="post"
      noValidate
      className={styles["form"]}
      onInput={keep}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles["head"]}>
        <JoinProgress step={step} />
        <h1 ref={heading} tabIndex={-1}>
          {say(`join.${step}.heading`)}
        </h1>
        <p className={styles["soft"]}>{say(`join.${step}.intro`)}</p>
      </div>
      {alert !== undefined && <Alert tone="bad" urgent title={say(alert)} />}
      <Screen {...{ answers, offer, errorOf, touch }} />
      <div className={styles["buttons"]}>
        {step !== "account" && (
          <Button
            look="ghost"
            size="lg"
            onClick={() => goTo(steps[steps.indexOf(step) - 1] ?? "account")}
          >
            {say("join.back")}
          </Button>
        )}
        <Button type="submit" look="action" size="lg" wide busy={sending || !hydrated}>
          {last ? say(sending ? "join.busy" : "join.submit") : say(`join.${step}.next`)}
        </Button>
      </div>
      <noscript>
        <Alert tone="warn" title={say("page.noScript")} />
      </noscript>
      <p className={styles["tiny"]}>{say("join.adults")}</p>
    </form>
  );
}

function readReferral({ referralDays }: Offer) {
  return carriedReferral({
    query: location.search,
    landing: landing.query,
    cookies: document.cookie,
    now: Date.now(),
    days: referralDays,
  });
}

/** A new screen is read from its heading; the first one leaves the focus where the visitor has it. */
function useFocusOnStep(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const stepShown = useRef(step);
  // Focus belongs to the document; it cannot be rendered.
  useEffect(() => {
    if (stepShown.current === step) return;
    stepShown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}

function withoutFields(errors: FieldErrors, fields: readonly Field[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !(fields as readonly string[]).includes(field)),
  );
}

function emptyAnswers({ currencies, defaultCurrency, countryCode }: Offer): Answers {
  return {
    email: "",
    password: "",
    nickname: "",
    firstName: "",
    lastName: "",
    dateOfBirth: "",
    country: countryCode,
    subdivision: "",
    line1: "",
    postalCode: "",
    city: "",
    currency: currencies.includes(defaultCurrency) ? defaultCurrency : (currencies[0] ?? ""),
    terms: false,
    privacy: false,
    marketing: false,
  };
}
