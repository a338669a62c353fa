import type { OperatedBrand } from "@croupier/contracts";
import { Textarea } from "@mantine/core";
import { languageName } from "../content/language-name.ts";

export type Texts = Readonly<Record<string, string>>;

/** What players read, in each language of the brand; only its own one has to be there. */
export function TextsFields({
  label,
  brand,
  texts,
  onChange,
}: {
  label: string;
  brand: OperatedBrand;
  texts: Texts;
  onChange: (texts: Texts) => void;
}) {
  return brand.languages.map((language) => (
    <Textarea
      key={language}
      mb="sm"
      label={`${label}, in ${languageName(language)}`}
      lang={language}
      autosize
      minRows={2}
      maxLength={400}
      required={language === brand.languageDefault}
      value={texts[language] ?? ""}
      onChange={({ currentTarget }) => onChange({ ...texts, [language]: currentTarget.value })}
    />
  ));
}

/** Languages that nobody wrote in are left out: players of them read the brand's own. */
export function writtenTexts(texts: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ""),
  );
}
