import { NumberInput, TextInput } from "@mantine/core";
import { languageName } from "../content/language-name.ts";
import styles from "./SettingField.module.css";
import type { SettingFieldProps } from "./SettingField.tsx";

/** How long a referral lives, and what affiliates are told they earn. */
export function AffiliatesField({ settings, brand, onChange, error, labelId }: SettingFieldProps) {
  const { affiliates } = settings;
  const { payoutText } = affiliates;
  const change = (changed: Partial<typeof affiliates>) =>
    onChange({ affiliates: { ...affiliates, ...changed } });

  function say(language: string, text: string): void {
    const { [language]: _, ...others } = payoutText;
    change({ payoutText: text === "" ? others : { ...others, [language]: text } });
  }

  return (
    <fieldset className={styles["Setting-parts"]} aria-labelledby={labelId}>
      <NumberInput
        mb={8}
        label="A referral counts for"
        suffix=" days"
        min={1}
        max={365}
        value={affiliates.tokenExpiryDays}
        error={error}
        onChange={(days) => change({ tokenExpiryDays: Number(days) })}
      />
      <NumberInput
        mb={8}
        label="A browser keeps who sent it for"
        suffix=" days"
        min={1}
        max={400}
        value={affiliates.cookieDays}
        onChange={(days) => change({ cookieDays: Number(days) })}
      />
      {brand.languages.map((language) => (
        <TextInput
          key={language}
          mb={8}
          label={`What affiliates earn, ${languageName(language)}`}
          maxLength={300}
          value={payoutText[language] ?? ""}
          onChange={({ currentTarget }) => say(language, currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
