import type { Registration } from "@croupier/contracts";
import { personNamePattern } from "@croupier/contracts/person-name";
import { findLowerLimit, type LimitWindow } from "@croupier/contracts/lower-limit";
import { expectedPostalCode } from "@croupier/contracts/postal-codes";

import {
  checkAccount,
  unless,
  type Answers,
  type Complaint,
  type Field,
  type Surroundings,
} from "./answers.ts";
import { checkPhone } from "./phone-number.ts";
import { termsAt } from "./terms-at.ts";

export type LimitField = "limitDay" | "limitWeek" | "limitMonth";

export const limitFields: { readonly [F in LimitField]: LimitWindow } = {
  limitDay: "day",
  limitWeek: "week",
  limitMonth: "month",
};

/** Where the rules differ inside the country, so that an address needs its part. */
const countriesWithSubdivisions: readonly string[] = ["US", "CA"];

export function needsSubdivision(country: string): boolean {
  return countriesWithSubdivisions.includes(country);
}

/** What is wrong with one answer, as a sentence to show. The server has the last word. */
export function checkField(
  field: Field,
  answers: Answers,
  { today, offer }: Surroundings,
): Complaint | undefined {
  switch (field) {
    case "email":
    case "password":
    case "nickname":
      return checkAccount(field, answers);
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
      return unless(answers.noLimit || isAmountOrEmpty(answers[field]), "field.limit.error");
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
    case "postalCode":
      return complainOfPostalCode(answers);
    case "line1":
    case "city":
    case "currency":
      return unless(answers[field].trim() !== "", `field.${field}.error`);
  }
}

/** The limits to set once there is an account, by window; none where the player wants none. */
export function limitsToSet(
  answers: Answers,
): { readonly window: LimitWindow; readonly value: string }[] {
  if (answers.noLimit) return [];
  return Object.entries(limitFields).flatMap(([field, window]) => {
    const typed = answers[field as LimitField].trim().replace(",", ".");
    return typed === "" ? [] : [{ window, value: typed }];
  });
}

/** The longer window with a lower limit, which is the one that counts; undefined where this one does. */
export function overruledBy(
  field: LimitField,
  answers: Answers,
): ReturnType<typeof findLowerLimit> {
  if (Object.keys(limitFields).some((one) => !isAmountOrEmpty(answers[one as LimitField]))) {
    return undefined;
  }
  const values = limitsToSet(answers).map(({ window, value }) => [window, value] as const);
  return findLowerLimit(limitFields[field], Object.fromEntries(values));
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

function isAmountOrEmpty(typed: string): boolean {
  if (typed.trim() === "") return true;
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

function complainOfPostalCode({ postalCode, country }: Answers): Complaint | undefined {
  if (postalCode.trim() === "") return { key: "field.postalCode.error" };
  const example = expectedPostalCode(country, postalCode);
  return example === undefined
    ? undefined
    : { key: "field.postalCode.like", values: { land: country, example } };
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
