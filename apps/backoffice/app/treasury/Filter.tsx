import { Select } from "@mantine/core";
import { useQuestion } from "../parts/use-question.ts";

/** Narrows a list to one of some words; which one stands in the address, under a name of its own. */
export function Filter({
  name,
  label,
  every,
  words,
}: {
  name: string;
  label: string;
  every: string;
  words: Readonly<Record<string, string>>;
}) {
  const { search, change } = useQuestion();
  const asked = search.get(name);
  return (
    <Select
      aria-label={label}
      placeholder={every}
      clearable
      data={Object.entries(words).map(([value, word]) => ({ value, label: word }))}
      value={asked !== null && asked in words ? asked : null}
      onChange={(chosen) => change(name, chosen)}
    />
  );
}
