import type { Problem } from "@croupier/contracts";

import { fieldsOf, type Complaint, type Field } from "./answers.ts";
import { steps, type Step } from "./funnel.ts";

export type FieldErrors = { readonly [F in Field]?: Complaint };

/** Refusals that are about one answer stand beside it, each with a sentence of its own. */
const fieldOfCode = {
  below_minimum_age: "dateOfBirth",
  password_too_common: "password",
  country_not_offered: "country",
  currency_not_offered: "currency",
  phone_invalid: "phone",
  phone_not_mobile: "phone",
  postal_code_invalid: "postalCode",
} as const satisfies { readonly [Code in Problem["code"]]?: Field };

/** Where the contract's names of answers differ from those of the screens. */
const fieldOfPath: Readonly<Record<string, Field>> = {
  "address.countryCode": "country",
  "address.subdivision": "subdivision",
  "address.line1": "line1",
  "address.postalCode": "postalCode",
  "address.city": "city",
  "consents.terms": "terms",
  "consents.privacy": "privacy",
};

/** What the server refused, beside the answers it is about; empty when it is about none of them. */
export function refusedFields({
  code,
  errors = [],
}: Pick<Problem, "code" | "errors">): FieldErrors {
  if (isOfOneField(code)) return { [fieldOfCode[code]]: { key: `problem.${code}` } };
  return Object.fromEntries(
    errors.flatMap(({ field }) => {
      const ours = fieldOfPath[field] ?? field;
      return isField(ours) ? [[ours, { key: "problem.invalid_request" } satisfies Complaint]] : [];
    }),
  );
}

/** The first screen with something to mend. */
export function stepToMend(refused: FieldErrors): Step | undefined {
  return steps.find((step) => fieldsOf[step].some((field) => refused[field] !== undefined));
}

function isOfOneField(code: Problem["code"]): code is keyof typeof fieldOfCode {
  return Object.hasOwn(fieldOfCode, code);
}

function isField(name: string): name is Field {
  return steps.some((step) => (fieldsOf[step] as readonly string[]).includes(name));
}
