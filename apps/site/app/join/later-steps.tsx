import { Checkbox, DateOfBirth, Select, TextInput, TextLink } from "@croupier/ui";
import { residenceCodes } from "@croupier/contracts/countries";

import { pageOf } from "../agreements/may-be-read.ts";
import styles from "../entrance/form.module.css";
import { useLocale, useSay } from "../language/Messages.context.tsx";
import { limitFields, needsSubdivision, overruledBy, type LimitField } from "./later-answers.ts";
import { checkPhone } from "./phone-number.ts";
import { useComplain, useTextField, type StepProps } from "./step-fields.ts";
import { termsAt } from "./terms-at.ts";

export function WhoStep(step: StepProps) {
  const say = useSay();
  const textField = useTextField(step);
  const [year, month, day] = step.answers.dateOfBirth.split("-");
  const complain = useComplain();
  const { phone, country } = step.answers;
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
        error={complain(step.errorOf("dateOfBirth"))}
      />
      <TextInput
        {...textField("phone")}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
        optional={say("join.optional")}
        help={say("field.phone.help")}
        confirmation={
          phone.trim() !== "" && checkPhone(phone, country) === undefined && say("field.phone.ok")
        }
      />
    </>
  );
}

export function WhereStep(step: StepProps) {
  const say = useSay();
  const locale = useLocale();
  const textField = useTextField(step);
  const { answers, offer } = step;
  const { country } = answers;
  // Told as soon as it is chosen: nobody fills in the rest for nothing.
  const isOffered = country === "" || termsAt(offer.terms, answers).isOffered;
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return (
    <>
      <Select
        {...textField("country")}
        autoComplete="country"
        prompt={say("field.country.choose")}
        {...(!isOffered && { error: say("problem.country_not_offered") })}
        confirmation={
          country !== "" &&
          isOffered &&
          say("field.country.ok", { land: names.of(country) ?? country })
        }
        options={countryOptions(locale)}
      />
      {needsSubdivision(country) && (
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
        options={currencyOptions(offer.currencies, locale)}
      />
    </>
  );
}

/** Asked before there is anything to lose; whoever wants none says so. */
export function LimitsStep(step: StepProps) {
  const say = useSay();
  const complain = useComplain();
  const textField = useTextField(step);
  const { noLimit, currency } = step.answers;
  const wordOfLower = (field: LimitField) => {
    const window = overruledBy(field, step.answers);
    return window && say(`field.limit.lower.${window}`);
  };
  return (
    <>
      {Object.keys(limitFields).map((field) => (
        <TextInput
          key={field}
          {...textField(field as LimitField)}
          help={wordOfLower(field as LimitField)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          after={currency}
          disabled={noLimit}
        />
      ))}
      <Checkbox
        name="noLimit"
        label={say("field.noLimit")}
        defaultChecked={noLimit}
        error={complain(step.errorOf("noLimit"))}
      />
      <p className={styles["small"]}>{say("join.limits.later")}</p>
    </>
  );
}

/** In another tab: what was answered so far stays where it is. */
const readElsewhere = { target: "_blank", look: "standalone" } as const;

export function AgreeStep({ answers, errorOf }: StepProps) {
  const say = useSay();
  const complain = useComplain();
  return (
    <>
      <p className={styles["small"]}>
        <TextLink href={pageOf.terms} {...readElsewhere}>
          {say("join.agree.terms")}
        </TextLink>
        <br />
        <TextLink href={pageOf.privacy} {...readElsewhere}>
          {say("join.agree.privacy")}
        </TextLink>
      </p>
      {(["terms", "privacy", "marketing"] as const).map((field) => {
        return (
          <Checkbox
            key={field}
            name={field}
            label={say(`field.${field}`)}
            defaultChecked={answers[field]}
            error={complain(errorOf(field))}
          />
        );
      })}
    </>
  );
}

function countryOptions(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return residenceCodes
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
