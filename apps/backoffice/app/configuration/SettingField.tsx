import {
  countryCodes,
  mfaOperations,
  type OperatedBrand,
  type SiteSettings,
} from "@croupier/contracts";
import { MultiSelect, NumberInput, Select, Switch, TextInput } from "@mantine/core";
import { languageName } from "../content/language-name.ts";
import { AffiliatesField } from "./AffiliatesField.tsx";
import { AgreementsField } from "./AgreementsField.tsx";
import { ListField } from "./ListField.tsx";
import { readLines, readSites, spellSites } from "./lines.ts";
import styles from "./SettingField.module.css";
import type { SettingDefinition } from "./settings-fields.ts";

export type SettingFieldProps = {
  readonly setting: SettingDefinition;
  readonly brand: OperatedBrand;
  readonly settings: SiteSettings;
  readonly onChange: (change: Partial<SiteSettings>) => void;
  readonly error: string | undefined;
  /** Of the words beside the control. */
  readonly labelId: string;
};

/** The control of one setting, by its kind. Its name and what it does stand beside it. */
export function SettingField(props: SettingFieldProps) {
  const { setting, settings, onChange, error, labelId } = props;
  const { key } = setting;
  const value = settings[key];
  const named = { "aria-labelledby": labelId, error };

  if (typeof value === "boolean") {
    return (
      <Switch
        {...named}
        size="md"
        checked={value}
        label={value ? "On" : "Off"}
        onChange={({ currentTarget }) => onChange({ [key]: currentTarget.checked })}
      />
    );
  }
  if (typeof value === "number") return <HoursField {...props} hours={value} />;
  switch (key) {
    case "agreements":
      return <AgreementsField {...props} />;
    case "affiliates":
      return <AffiliatesField {...props} />;
    case "olympusLoggedPages":
    case "olympusUnLoggedPages":
      return (
        <ListField
          {...named}
          value={settings[key].join("\n")}
          placeholder="/casino/*"
          onChange={(text) => onChange({ [key]: readLines(text) })}
        />
      );
    case "refSiteToken":
      return (
        <ListField
          {...named}
          value={spellSites(settings.refSiteToken)}
          placeholder="reviews.example = REV-1 Reviews of all"
          onChange={(text) => onChange({ refSiteToken: readSites(text) })}
        />
      );
    case "features":
      return <ReferringSwitch {...props} />;
    case "reCaptcha":
      return <CaptchaField {...props} />;
    case "mfaOperations":
      return <OperationsField {...props} />;
    default:
      return setting.kind === "choice" ? (
        <Select
          {...named}
          searchable
          allowDeselect={false}
          data={choicesOf(props)}
          value={String(value)}
          onChange={(chosen) => chosen !== null && onChange({ [key]: chosen })}
        />
      ) : (
        <TextInput
          {...named}
          value={String(value)}
          onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
        />
      );
  }
}

function HoursField({
  hours,
  setting,
  onChange,
  error,
  labelId,
}: SettingFieldProps & { readonly hours: number }) {
  return (
    <NumberInput
      aria-labelledby={labelId}
      error={error}
      suffix=" hours"
      min={2}
      max={336}
      value={hours}
      onChange={(typed) => onChange({ [setting.key]: Number(typed) })}
    />
  );
}

const countryNames = new Intl.DisplayNames(["en-GB"], { type: "region" });

function choicesOf({ setting, brand }: SettingFieldProps): { value: string; label: string }[] {
  switch (setting.key) {
    case "languageDefault":
      return brand.languages.map((code) => ({ value: code, label: languageName(code) }));
    case "countryCode":
      return countryCodes
        .map((code) => ({ value: code, label: countryNames.of(code) ?? code }))
        .sort((one, other) => one.label.localeCompare(other.label));
    case "tfaEnrolment":
      return [
        { value: "PIN_CODE", label: "A PIN of their own" },
        { value: "SMS", label: "A code by text message" },
      ];
    default:
      return brand.currencies.map((code) => ({ value: code, label: code }));
  }
}

function ReferringSwitch({ settings, onChange, labelId }: SettingFieldProps) {
  const name = "site.config.affiliate.check-referring-site.enabled";
  const isOn = settings.features[name];
  return (
    <Switch
      aria-labelledby={labelId}
      size="md"
      checked={isOn}
      label={isOn ? "On" : "Off"}
      onChange={({ currentTarget }) => onChange({ features: { [name]: currentTarget.checked } })}
    />
  );
}

function CaptchaField({ settings, onChange, error, labelId }: SettingFieldProps) {
  const { enabled, siteKey } = settings.reCaptcha;
  return (
    <>
      <Switch
        aria-labelledby={labelId}
        size="md"
        mb={8}
        checked={enabled}
        label={enabled ? "On" : "Off"}
        onChange={({ currentTarget }) =>
          onChange({ reCaptcha: { siteKey, enabled: currentTarget.checked } })
        }
      />
      <TextInput
        label="Site key"
        value={siteKey ?? ""}
        error={error}
        onChange={({ currentTarget }) =>
          onChange({ reCaptcha: { enabled, siteKey: currentTarget.value || null } })
        }
      />
    </>
  );
}

type Operation = SiteSettings["mfaOperations"][number];

const methodChoices: { value: Operation["methods"][number]; label: string }[] = [
  { value: "PIN_CODE", label: "PIN" },
  { value: "SMS", label: "Text message" },
  { value: "TWO_FACTOR_AUTHENTICATION", label: "Authenticator app" },
];

function OperationsField({ settings, onChange, labelId }: SettingFieldProps) {
  function change(operation: Operation["operation"], chosen: readonly string[]): void {
    const methods = methodChoices
      .map(({ value }) => value)
      .filter((method) => chosen.includes(method));
    const others = settings.mfaOperations.filter((one) => one.operation !== operation);
    onChange({
      mfaOperations: mfaOperations.flatMap(
        (name) =>
          (name === operation && methods.length > 0 ? [{ operation, methods }] : undefined) ??
          others.filter((one) => one.operation === name),
      ),
    });
  }
  return (
    <fieldset className={styles["Setting-parts"]} aria-labelledby={labelId}>
      {mfaOperations.map((operation) => (
        <MultiSelect
          key={operation}
          mb={8}
          label={operation}
          data={methodChoices}
          placeholder="Asks for none"
          value={settings.mfaOperations.find((one) => one.operation === operation)?.methods ?? []}
          onChange={(chosen) => change(operation, chosen)}
        />
      ))}
    </fieldset>
  );
}
