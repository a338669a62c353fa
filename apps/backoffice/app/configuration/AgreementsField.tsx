import { TextInput } from "@mantine/core";
import { languageName } from "../content/language-name.ts";
import styles from "./SettingField.module.css";
import type { SettingFieldProps } from "./SettingField.tsx";

const kinds = { terms: "terms", privacy: "privacy notice" } as const;

/** The version of each text, and what players read about it when they are asked again. */
export function AgreementsField({ settings, brand, onChange, error, labelId }: SettingFieldProps) {
  const { agreements } = settings;

  function change(
    kind: keyof typeof kinds,
    changed: Partial<(typeof agreements)[keyof typeof kinds]>,
  ): void {
    onChange({ agreements: { ...agreements, [kind]: { ...agreements[kind], ...changed } } });
  }

  function tell(kind: keyof typeof kinds, language: string, text: string): void {
    const { [language]: _, ...others } = agreements[kind].news;
    change(kind, { news: text === "" ? others : { ...others, [language]: text } });
  }

  return (
    <fieldset className={styles["Setting-parts"]} aria-labelledby={labelId}>
      {(["terms", "privacy"] as const).map((kind) => (
        <div key={kind}>
          <TextInput
            mb={8}
            label={`Version of the ${kinds[kind]}`}
            maxLength={20}
            value={agreements[kind].version}
            error={error}
            onChange={({ currentTarget }) => change(kind, { version: currentTarget.value })}
          />
          {brand.languages.map((language) => (
            <TextInput
              key={language}
              mb={8}
              label={`What is new in the ${kinds[kind]}, ${languageName(language)}`}
              maxLength={400}
              value={agreements[kind].news[language] ?? ""}
              onChange={({ currentTarget }) => tell(kind, language, currentTarget.value)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
