import type { MessageValues } from "../language/message.ts";
import type { MessageKey } from "../language/Messages.context.tsx";
import type { Step } from "./funnel.ts";
import type { Offer } from "./offer.ts";
import { isGuessable } from "./password-strength.ts";

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

export const passwordLengthMin = 10;

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

export function isStepDone(step: Step, check: (field: Field) => Complaint | undefined): boolean {
  return fieldsOf[step].every((field) => check(field) === undefined);
}

/** What a check looks at besides the answers themselves. */
export type Surroundings = { readonly today: Date; readonly offer: Pick<Offer, "terms"> };

/** What is wrong with an answer of the first screen. Those of the later ones come with their checks. */
export function checkAccount(field: Field, answers: Answers): Complaint | undefined {
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
    default:
      return undefined;
  }
}

/** What others would try first for this person. */
export function personalWords({ email, nickname, firstName, lastName }: Answers): string[] {
  const [mailbox = ""] = email.split("@");
  return [mailbox, email, nickname, firstName, lastName, firstName + lastName];
}

export function unless(right: boolean, key: MessageKey): Complaint | undefined {
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
