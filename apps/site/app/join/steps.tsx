import { Checkbox, DateOfBirth, PasswordInput, Select, TextInput } from "@croupier/ui";
import { countryCodes } from "@croupier/contracts/countries";

import styles from "../entrance/form.module.css";
import { useLocale, useSay, type MessageKey } from "../language/Messages.context.tsx";
import { needsSubdivision, passwordLengthMin, type Answers, type Field } from "./answers.ts";
import type { Offer } from "./JoinFunnel.tsx";

export interface StepProps {
  readonly answers: Answers;
  readonly offer: Offer;
  readonly errorOf: (field: Field) => MessageKey | undefined;
  /** The visitor has left this answer: from now on it may be called wrong. */
  readonly touch: (field: Field) => void;
}

type TextField = Exclude<Field, "terms" | "privacy" | "marketing">;

/** What every typed answer of a step shares. Inputs keep their own text, so nothing typed is lost. */
function useTextField({ answers, errorOf, touch }: StepProps) {
  const say = useSay();
  return (field: TextField) => {
    const error = errorOf(field);
    return {
      name: field,
      label: say(`field.${field}`),
      defaultValue: answers[field],
      error: error && say(error),
      onBlur: () => touch(field),
    };
  };
}

export function AccountStep(step: StepProps) {
  const say = useSay();
  const textField = useTextField(step);
  const left = Math.max(0, passwordLengthMin - step.answers.password.length);
  return (
    <>
      <TextInput
        {...textField("email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        help={say("field.email.help")}
      />
      <PasswordInput
        {...textField("password")}
        autoComplete="new-password"
        maxLength={128}
        words={{ show: say("login.showPassword"), hide: say("login.hidePassword") }}
        help={say("field.password.help", { left })}
      />
      <TextInput
        {...textField("nickname")}
        autoComplete="nickname"
        maxLength={24}
        optional={say("join.optional")}
        help={say("field.nickname.help")}
      />
    </>
  );
}

export function WhoStep(step: StepProps) {
  const say = useSay();
  const textField = useTextField(step);
  const [year, month, day] = step.answers.dateOfBirth.split("-");
  const error = step.errorOf("dateOfBirth");
  return (
    <>
      <div className={styles["pair"]}>
        <TextInput {...textField("firstName")} autoComplete="given-name" maxLength={80} />
        <TextInput {...textField("lastName")} autoComplete="family-name" maxLength={80} />
      </div>
      <DateOfBirth
        name="dateOfBirth"
        label={say("field.dateOfBirth")}
        words={{ day: say("field.day"), month: say("field.month"), year: say("field.year") }}
        defaultValue={{ day: day ?? "", month: month ?? "", year: year ?? "" }}
        help={say("field.dateOfBirth.help")}
        error={error && say(error)}
      />
    </>
  );
}

export function WhereStep(step: StepProps) {
  const say = useSay();
  const locale = useLocale();
  const textField = useTextField(step);
  return (
    <>
      <Select
        {...textField("country")}
        autoComplete="country"
        prompt={say("field.country.choose")}
        options={countryOptions(locale)}
      />
      {needsSubdivision(step.answers.country) && (
        <TextInput
          {...textField("subdivision")}
          autoComplete="address-level1"
          maxLength={3}
          help={say("field.subdivision.help")}
        />
      )}
      <TextInput {...textField("line1")} autoComplete="address-line1" maxLength={120} />
      <div className={`${styles["pair"]} ${styles["pair--code"]}`}>
        <TextInput {...textField("postalCode")} autoComplete="postal-code" maxLength={16} />
        <TextInput {...textField("city")} autoComplete="address-level2" maxLength={80} />
      </div>
      <Select
        {...textField("currency")}
        help={say("field.currency.help")}
        options={currencyOptions(step.offer.currencies, locale)}
      />
    </>
  );
}

export function AgreeStep({ answers, errorOf }: StepProps) {
  const say = useSay();
  return (
    <>
      {(["terms", "privacy", "marketing"] as const).map((field) => {
        const error = errorOf(field);
        return (
          <Checkbox
            key={field}
            name={field}
            label={say(`field.${field}`)}
            defaultChecked={answers[field]}
            error={error && say(error)}
          />
        );
      })}
    </>
  );
}

function countryOptions(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

function currencyOptions(currencies: readonly string[], locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  return currencies.map((value) => ({ value, label: `${currencyName(names, value)} (${value})` }));
}

/** Intl throws at codes that are not three letters, such as USDT and mBTC. */
function currencyName(names: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{3}$/.test(code) ? (names.of(code) ?? code) : code;
}
