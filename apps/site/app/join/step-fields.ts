import { useLocale, useSay } from "../language/Messages.context.tsx";
import type { Answers, Complaint, Field } from "./answers.ts";
import type { Offer } from "./offer.ts";

export interface StepProps {
  readonly answers: Answers;
  readonly offer: Offer;
  readonly errorOf: (field: Field) => Complaint | undefined;
  /** The visitor has left this answer: from now on it may be called wrong. */
  readonly touch: (field: Field) => void;
}

type TextField = Exclude<Field, "noLimit" | "terms" | "privacy" | "marketing">;

/** What every typed answer of a step shares. Inputs keep their own text, so nothing typed is lost. */
export function useTextField({ answers, errorOf, touch }: StepProps) {
  const say = useSay();
  const complain = useComplain();
  return (field: TextField) => {
    return {
      name: field,
      label: say(`field.${field}`),
      defaultValue: answers[field],
      error: complain(errorOf(field)),
      onBlur: () => touch(field),
    };
  };
}

/** What is wrong, in words; a land is named in the language of the page. */
export function useComplain() {
  const say = useSay();
  const locale = useLocale();
  return (complaint: Complaint | undefined) => {
    if (complaint === undefined) return undefined;
    const { key, values } = complaint;
    const land = values?.["land"];
    if (typeof land !== "string") return say(key, values);
    const name = new Intl.DisplayNames(locale, { type: "region" }).of(land) ?? land;
    return say(key, { ...values, land: name });
  };
}
