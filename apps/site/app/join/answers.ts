import type { Registration } from "@croupier/contracts";

import type { MessageKey } from "../language/Messages.context.tsx";

/** The four screens, one thing each, in order. */
export const steps = ["account", "who", "where", "agree"] as const;
export type Step = (typeof steps)[number];

/** What was typed, as it was typed. It lives on the page only: nothing is stored. */
export interface Answers {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`, or something else until the three parts make a day. */
  readonly dateOfBirth: string;
  readonly country: string;
  readonly subdivision: string;
  readonly line1: string;
  readonly postalCode: string;
  readonly city: string;
  readonly currency: string;
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly marketing: boolean;
}

export type Field = keyof Answers;

export const fieldsOf: { readonly [S in Step]: readonly Field[] } = {
  account: ["email", "password", "nickname"],
  who: ["firstName", "lastName", "dateOfBirth"],
  where: ["country", "subdivision", "line1", "postalCode", "city", "currency"],
  agree: ["terms", "privacy", "marketing"],
};

export const passwordLengthMin = 10;
const adultAge = 18;
/** Where the rules differ inside the country, so that an address needs its part. */
const countriesWithSubdivisions: readonly string[] = ["US", "CA"];

export function needsSubdivision(country: string): boolean {
  return countriesWithSubdivisions.includes(country);
}

/** What is wrong with one answer, as a sentence to show. The server has the last word. */
export function checkField(field: Field, answers: Answers, today: Date): MessageKey | undefined {
  switch (field) {
    case "email":
      return unless(
        /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(answers.email.trim()),
        "field.email.error",
      );
    case "password":
      return unless(answers.password.length >= passwordLengthMin, "field.password.error");
    case "nickname":
      return unless(isNickname(answers.nickname.trim()), "field.nickname.error");
    case "dateOfBirth":
      return checkDateOfBirth(answers.dateOfBirth, today);
    case "subdivision":
      return unless(
        !needsSubdivision(answers.country) || /^[A-Z0-9]{1,3}$/i.test(answers.subdivision.trim()),
        "field.subdivision.error",
      );
    case "terms":
    case "privacy":
      return unless(answers[field], `field.${field}.error`);
    case "marketing":
      return undefined;
    case "firstName":
    case "lastName":
    case "country":
    case "line1":
    case "postalCode":
    case "city":
    case "currency":
      return unless(answers[field].trim() !== "", `field.${field}.error`);
  }
}

export function isStepDone(step: Step, answers: Answers, today: Date): boolean {
  return fieldsOf[step].every((field) => checkField(field, answers, today) === undefined);
}

/** The step asked for, or the first one before it that is not done: nobody lands past a question. */
export function reachableStep(wanted: string | null, answers: Answers, today: Date): Step {
  const place = steps.findIndex((step) => step === wanted);
  const before = steps.slice(0, Math.max(0, place));
  return before.find((step) => !isStepDone(step, answers, today)) ?? steps[place] ?? "account";
}

export function toRegistration(answers: Answers, language: string): Registration {
  const nickname = answers.nickname.trim();
  return {
    email: answers.email.trim(),
    password: answers.password,
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    ...(nickname === "" ? {} : { nickname }),
    dateOfBirth: answers.dateOfBirth,
    address: {
      countryCode: answers.country,
      subdivision: needsSubdivision(answers.country)
        ? answers.subdivision.trim().toUpperCase()
        : null,
      line1: answers.line1.trim(),
      city: answers.city.trim(),
      postalCode: answers.postalCode.trim(),
    },
    // One of the offered ones: the select holds no other.
    currency: answers.currency as Registration["currency"],
    language,
    consents: {
      terms: answers.terms,
      privacy: answers.privacy,
      marketing: answers.marketing,
    },
  };
}

function unless(right: boolean, wrong: MessageKey): MessageKey | undefined {
  return right ? undefined : wrong;
}

function isNickname(nickname: string): boolean {
  return nickname === "" || /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,23}$/u.test(nickname);
}

function checkDateOfBirth(dateOfBirth: string, today: Date): MessageKey | undefined {
  const day = new Date(`${dateOfBirth}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(dateOfBirth);
  if (!isDay || dateOfBirth < "1900-01-01") return "field.dateOfBirth.error";
  const adultSince = new Date(day);
  adultSince.setUTCFullYear(day.getUTCFullYear() + adultAge);
  return unless(adultSince <= today, "field.dateOfBirth.young");
}
