import type { Registration } from "@croupier/contracts";
import { personNamePattern } from "@croupier/contracts/person-name";

import type { MessageValues } from "../language/message.ts";
import type { MessageKey } from "../language/Messages.context.tsx";
import type { Step } from "./funnel.ts";
import type { Offer } from "./offer.ts";
import { isGuessable } from "./password-strength.ts";
import { checkPhone } from "./phone-number.ts";
import { termsAt } from "./terms-at.ts";

/** What is wrong with an answer, as a sentence to show. */
export interface Complaint {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

/** What was typed, as it was typed. */
export interface Answers {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`, or something else until the three parts make a day. */
  readonly dateOfBirth: string;
  readonly phone: string;
  readonly country: string;
  readonly subdivision: string;
  readonly line1: string;
  readonly postalCode: string;
  readonly city: string;
  readonly currency: string;
  /** The most to pay in within 24 hours, 7 days and a month; empty: no limit of that length. */
  readonly limitDay: string;
  readonly limitWeek: string;
  readonly limitMonth: string;
  readonly noLimit: boolean;
  readonly terms: boolean;
  readonly privacy: boolean;
  readonly marketing: boolean;
}

export type Field = keyof Answers;

export const fieldsOf: { readonly [S in Step]: readonly Field[] } = {
  account: ["email", "password", "nickname"],
  who: ["firstName", "lastName", "dateOfBirth", "phone"],
  where: ["country", "subdivision", "line1", "postalCode", "city", "currency"],
  limits: ["limitDay", "limitWeek", "limitMonth", "noLimit"],
  agree: ["terms", "privacy", "marketing"],
};

export const limitFields = { limitDay: "day", limitWeek: "week", limitMonth: "month" } as const;

export const passwordLengthMin = 10;
/** Where the rules differ inside the country, so that an address needs its part. */
const countriesWithSubdivisions: readonly string[] = ["US", "CA"];

export function needsSubdivision(country: string): boolean {
  return countriesWithSubdivisions.includes(country);
}

export function emptyAnswers({
  currencies,
  defaultCurrency,
  countryCode,
}: Pick<Offer, "currencies" | "defaultCurrency" | "countryCode">): Answers {
  return {
    email: "",
    password: "",
    nickname: "",
    firstName: "",
    lastName: "",
    dateOfBirth: "",
    phone: "",
    country: countryCode,
    subdivision: "",
    line1: "",
    postalCode: "",
    city: "",
    currency: currencies.includes(defaultCurrency) ? defaultCurrency : (currencies[0] ?? ""),
    limitDay: "",
    limitWeek: "",
    limitMonth: "",
    noLimit: false,
    terms: false,
    privacy: false,
    marketing: false,
  };
}

/** What a check looks at besides the answers themselves. */
export type Surroundings = { readonly today: Date; readonly offer: Pick<Offer, "terms"> };

/** What is wrong with one answer, as a sentence to show. The server has the last word. */
export function checkField(
  field: Field,
  answers: Answers,
  { today, offer }: Surroundings,
): Complaint | undefined {
  switch (field) {
    case "email":
      return unless(
        /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(answers.email.trim()),
        "field.email.error",
      );
    case "password":
      return checkPassword(answers);
    case "nickname":
      return unless(isNickname(answers.nickname.trim()), "field.nickname.error");
    case "dateOfBirth":
      return checkDateOfBirth(answers, { today, offer });
    case "phone":
      return answers.phone.trim() === "" ? undefined : complainOfPhone(answers);
    case "country":
      if (answers.country === "") return { key: "field.country.error" };
      return unless(termsAt(offer.terms, answers).isOffered, "problem.country_not_offered");
    case "subdivision":
      return unless(
        !needsSubdivision(answers.country) || /^[A-Z0-9]{1,3}$/i.test(answers.subdivision.trim()),
        "field.subdivision.error",
      );
    case "limitDay":
    case "limitWeek":
    case "limitMonth":
      return unless(
        answers.noLimit || answers[field].trim() === "" || isAmount(answers[field]),
        "field.limit.error",
      );
    case "noLimit": {
      const asked = termsAt(offer.terms, answers).asksForLimit;
      return unless(!asked || answers.noLimit || hasLimit(answers), "field.noLimit.error");
    }
    case "terms":
    case "privacy":
      return unless(answers[field], `field.${field}.error`);
    case "marketing":
      return undefined;
    case "firstName":
    case "lastName":
      if (answers[field].trim() === "") return { key: `field.${field}.error` };
      return unless(personNamePattern.test(answers[field].trim()), "field.name.error");
    case "line1":
    case "postalCode":
    case "city":
    case "currency":
      return unless(answers[field].trim() !== "", `field.${field}.error`);
  }
}

export function isStepDone(step: Step, answers: Answers, surroundings: Surroundings): boolean {
  return fieldsOf[step].every((field) => checkField(field, answers, surroundings) === undefined);
}

/** What others would try first for this person. */
export function personalWords({ email, nickname, firstName, lastName }: Answers): string[] {
  const [mailbox = ""] = email.split("@");
  return [mailbox, email, nickname, firstName, lastName, firstName + lastName];
}

/** The limits to set once there is an account, by window; none where the player wants none. */
export function limitsToSet(
  answers: Answers,
): { readonly window: "day" | "week" | "month"; readonly value: string }[] {
  if (answers.noLimit) return [];
  return Object.entries(limitFields).flatMap(([field, window]) => {
    const typed = answers[field as keyof typeof limitFields].trim().replace(",", ".");
    return typed === "" ? [] : [{ window, value: typed }];
  });
}

export function toRegistration(answers: Answers, language: string): Registration {
  const nickname = answers.nickname.trim();
  const phone = answers.phone.trim();
  return {
    email: answers.email.trim(),
    password: answers.password,
    firstName: answers.firstName.trim(),
    lastName: answers.lastName.trim(),
    ...(nickname === "" ? {} : { nickname }),
    dateOfBirth: answers.dateOfBirth,
    ...(phone === "" ? {} : { phone }),
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

function unless(right: boolean, key: MessageKey): Complaint | undefined {
  return right ? undefined : { key };
}

function isNickname(nickname: string): boolean {
  return nickname === "" || /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,23}$/u.test(nickname);
}

function checkPassword(answers: Answers): Complaint | undefined {
  const { password } = answers;
  if (password.length < passwordLengthMin) return { key: "field.password.error" };
  return unless(!isGuessable(password, personalWords(answers)), "problem.password_too_common");
}

function isAmount(typed: string): boolean {
  return /^\d{1,9}(?:[.,]\d{1,8})?$/.test(typed.trim()) && Number(typed.replace(",", ".")) > 0;
}

function hasLimit(answers: Answers): boolean {
  return limitsToSet(answers).length > 0;
}

function complainOfPhone({ phone, country }: Answers): Complaint | undefined {
  const found = checkPhone(phone, country);
  if (found === undefined) return undefined;
  const { wrong } = found;
  if (wrong !== "digits") return { key: `field.phone.${wrong}` };
  const { missing, country: land, code, expected } = found;
  const values = { count: Math.abs(missing), land, code: `+${code}`, expected };
  return { key: missing > 0 ? "field.phone.missing" : "field.phone.tooMany", values };
}

/** The age of the place somebody lives in; while that is not chosen, of the one that is preset. */
function checkDateOfBirth(answers: Answers, { today, offer }: Surroundings): Complaint | undefined {
  const { dateOfBirth } = answers;
  const day = new Date(`${dateOfBirth}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(dateOfBirth);
  if (!isDay || dateOfBirth < "1900-01-01") return { key: "field.dateOfBirth.error" };
  const { minimumAgeYears: age } = termsAt(offer.terms, answers);
  const adultSince = new Date(day);
  adultSince.setUTCFullYear(day.getUTCFullYear() + age);
  return adultSince <= today ? undefined : { key: "field.dateOfBirth.young", values: { age } };
}
