import { Alert } from "@croupier/ui";
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type Ref } from "react";
import { useSearchParams } from "react-router";

import { focusOn } from "../entrance/focus-on.ts";
import styles from "../entrance/form.module.css";
import { useHydrated } from "../hydration.ts";
import { useLanguage, useSay, type MessageKey } from "../language/Messages.context.tsx";
import { carriedReferral } from "../referral/carried-referral.ts";
import { landing } from "../referral/landing.ts";
import { goOn } from "../sign-in/go-on.ts";
import { readDestination } from "../sign-in/read-destination.ts";
import { AccountStep } from "./AccountStep.tsx";
import {
  checkAccount,
  emptyAnswers,
  fieldsOf,
  isStepDone,
  type Answers,
  type Complaint,
  type Field,
} from "./answers.ts";
import { funnelAt, type FunnelState, type Step } from "./funnel.ts";
import { JoinButtons } from "./JoinButtons.tsx";
import { JoinProgress } from "./JoinProgress.tsx";
import { forgetAnswers, keepAnswers } from "./kept-answers.ts";
import type { Offer } from "./offer.ts";
import { readAnswers } from "./read-answers.ts";
import { termsAt } from "./terms-at.ts";
import type { FieldErrors } from "./refusal-fields.ts";
import { useKeptAnswers } from "./use-kept-answers.ts";

/** Fetched while the first screen is answered: most who look at it go no further. */
async function fetchLater() {
  const [screens, { checkField }, { register }] = await Promise.all([
    import("./later-steps.tsx"),
    import("./later-answers.ts"),
    import("./register.ts"),
  ]);
  return { ...screens, checkField, register };
}

const screens = {
  account: AccountStep,
  who: lazy(async () => ({ default: (await fetchLater()).WhoStep })),
  where: lazy(async () => ({ default: (await fetchLater()).WhereStep })),
  limits: lazy(async () => ({ default: (await fetchLater()).LimitsStep })),
  agree: lazy(async () => ({ default: (await fetchLater()).AgreeStep })),
};

const InvitedBy = lazy(async () => ({ default: (await import("./InvitedBy.tsx")).InvitedBy }));

/** Where limits are set once more, when one that was chosen here could not be. */
const limitsPath = "/account/limits";

/**
 * One thing per screen on one address: the step is in the query, so Back goes a step back. The shared
 * page holds the first screen; the others are drawn here. Like signing in, it waits for its script.
 */
export function JoinFunnel({ offer }: { offer: Offer }) {
  const hydrated = useHydrated();
  const kept = useKeptAnswers(offer, hydrated);
  const resumed = kept !== undefined;
  return (
    <Funnel
      key={String(resumed)}
      {...{ offer, hydrated, resumed }}
      start={kept ?? emptyAnswers(offer)}
    />
  );
}

function Funnel({
  offer,
  hydrated,
  resumed,
  start,
}: {
  offer: Offer;
  hydrated: boolean;
  /** Answers from before a reload are among those to start with. */
  resumed: boolean;
  start: Answers;
}) {
  const say = useSay();
  const language = useLanguage();
  const [answers, setAnswers] = useState<Answers>(start);
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [refused, setRefused] = useState<FieldErrors>({});
  const [alert, setAlert] = useState<MessageKey>();
  const [sending, setSending] = useState(false);
  // The day the funnel was opened decides who is an adult; the server decides again.
  const [today] = useState(() => new Date());
  const { later, prepare } = useLater();

  const check = (field: Field) =>
    later === undefined
      ? checkAccount(field, answers)
      : later.checkField(field, answers, { today, offer });
  // Nobody gets past a later step before there is something to check it with.
  const { goTo, ...funnel } = useSteps(
    hydrated,
    (step) => (step === "account" || later !== undefined) && isStepDone(step, check),
  );
  const { step, nextStep, previousStep } = funnel;
  const heading = useFocusOnStep(step);
  const Screen = screens[step];

  function errorOf(field: Field): Complaint | undefined {
    const found = touched.has(field) ? check(field) : undefined;
    return refused[field] ?? found;
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    if (later === undefined) void prepare();
    const typed = readAnswers(event.currentTarget, answers);
    const changed = fieldsOf[step].filter((field) => typed[field] !== answers[field]);
    setAnswers(typed);
    keepAnswers(typed);
    setRefused((before) => withoutFields(before, changed));
  }

  function touch(field: Field) {
    if (answers[field] !== "") setTouched((before) => new Set(before).add(field));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    // A password manager may have filled in answers without a word to us.
    const typed = readAnswers(form, answers);
    setAnswers(typed);
    keepAnswers(typed);
    setTouched((before) => new Set([...before, ...fieldsOf[step]]));
    setAlert(undefined);
    const checks = later ?? (await prepare());
    if (checks === undefined) return setAlert("problem.offline");
    const around = { today, offer };
    const wrong = fieldsOf[step].find((field) => checks.checkField(field, typed, around));
    if (wrong !== undefined) return focusOn(form, wrong);
    if (nextStep !== undefined) return goTo(nextStep);
    setSending(true);
    const joined = await checks.register(typed, language, readReferral(offer));
    if (joined.ok) {
      forgetAnswers();
      const onward = readDestination(new URLSearchParams(location.search), location.hash);
      return goOn(joined.limitsHold ? onward : limitsPath);
    }
    setSending(false);
    setRefused(joined.refusal.fields);
    setAlert(joined.refusal.alert);
    if (joined.refusal.step !== undefined) goTo(joined.refusal.step);
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
      <Head {...{ funnel, heading }} />
      {alert !== undefined && <Alert tone="bad" urgent title={say(alert)} />}
      {resumed && step === "account" && answers.password === "" && (
        <Alert tone="calm" title={say("join.resumed")} />
      )}
      <Suspense>
        <Screen {...{ answers, offer, errorOf, touch }} />
      </Suspense>
      <div className={styles["buttons"]}>
        <JoinButtons
          {...{ step, previousStep }}
          isSending={sending}
          isReady={hydrated}
          onBack={goTo}
        />
      </div>
      {hydrated && step === "account" && <Invited offer={offer} />}
      <noscript>
        <Alert tone="warn" title={say("page.noScript")} />
      </noscript>
      <p className={styles["tiny"]}>
        {say("join.adults", { age: termsAt(offer.terms, answers).minimumAgeYears })}
      </p>
    </form>
  );
}

function Head({ funnel, heading }: { funnel: FunnelState; heading: Ref<HTMLHeadingElement> }) {
  const say = useSay();
  const { step } = funnel;
  return (
    <div className={styles["head"]}>
      <JoinProgress {...funnel} />
      <h1 ref={heading} tabIndex={-1}>
        {say(`join.${step}.heading`)}
      </h1>
      <p className={styles["soft"]}>{say(`join.${step}.intro`)}</p>
    </div>
  );
}

/** Code of the later screens, loaded when one is reached. An outage is met where the screen is. */
function useLater() {
  const [later, setLater] = useState<Awaited<ReturnType<typeof fetchLater>>>();
  return {
    later,
    async prepare(): Promise<typeof later> {
      const found = await fetchLater().catch(() => undefined);
      setLater(found);
      return found;
    },
  };
}

/** Where somebody stands follows from the address and from what is answered. */
function useSteps(hydrated: boolean, isDone: (step: Step) => boolean) {
  const [query, setQuery] = useSearchParams();
  const wanted = hydrated ? query.get("step") : null;
  const funnel = funnelAt(wanted, isDone);
  const { step } = funnel;

  // An address that asks for more than is answered would jump ahead while the last answer is typed.
  useEffect(() => {
    if (wanted !== null && wanted !== step) {
      setQuery((before) => ({ ...Object.fromEntries(before), step }), { replace: true });
    }
  }, [wanted, step, setQuery]);

  return {
    ...funnel,
    goTo: (next: Step) => setQuery((before) => ({ ...Object.fromEntries(before), step: next })),
  };
}

/** Nothing of it is fetched for whoever comes without a code. */
function Invited({ offer }: { offer: Offer }) {
  const [carried] = useState(() => readReferral(offer));
  if (carried === undefined) return null;
  return (
    <Suspense>
      <InvitedBy {...carried} />
    </Suspense>
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
