import { ActionIcon, Input, MultiSelect, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { GeoTargetingFilter } from "@croupier/contracts";
import { Icon } from "../../parts/Icon.tsx";
import { countries, countryName } from "./country-names.ts";
import { readExclusions, writeExclusions, type Exclusion } from "./place-filter.ts";
import styles from "./PlaceFilterField.module.css";

/** Where something is not seen: countries by name, and in each all of it or some subdivisions. */
export function PlaceFilterField({
  value,
  error,
  onChange,
}: {
  value: GeoTargetingFilter | undefined;
  error: string | undefined;
  onChange: (filter: GeoTargetingFilter | undefined) => void;
}) {
  const exclusions = readExclusions(value);
  const save = (next: readonly Exclusion[]) => onChange(writeExclusions(next));
  const excluded = new Set(exclusions.map(({ country }) => country));
  return (
    <Input.Wrapper
      label="Not shown in"
      labelElement="div"
      description="Kept from visitors there on the server, whatever their browser says"
      error={error}
    >
      <ul className={styles.PlaceFilter}>
        {exclusions.map((exclusion) => (
          <li key={exclusion.country} className={styles["PlaceFilter-one"]}>
            <span className={styles["PlaceFilter-country"]}>{countryName(exclusion.country)}</span>
            <Subdivisions
              exclusion={exclusion}
              onChange={(subdivisions) =>
                save(exclusions.map((one) => (one === exclusion ? { ...one, subdivisions } : one)))
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Show in ${countryName(exclusion.country)} again`}
              onClick={() => save(exclusions.filter((one) => one !== exclusion))}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Select
        aria-label="Add a country"
        placeholder="Add a country"
        searchable
        value={null}
        data={countries.filter(({ value: code }) => !excluded.has(code))}
        onChange={(country) =>
          country !== null && save([...exclusions, { country, subdivisions: [] }])
        }
      />
    </Input.Wrapper>
  );
}

function Subdivisions({
  exclusion: { country, subdivisions },
  onChange,
}: {
  exclusion: Exclusion;
  onChange: (subdivisions: readonly string[]) => void;
}) {
  // Some five thousand names: nobody downloads them before there is a country to pick in.
  const { data } = useQuery({
    queryKey: ["subdivision-names"],
    queryFn: async () => (await import("./subdivision-names.gen.ts")).subdivisionNames,
    staleTime: Infinity,
  });
  const names = Object.entries(data?.[country] ?? {})
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
  const unknown = subdivisions.filter((code) => !names.some(({ value }) => value === code));
  return (
    <MultiSelect
      aria-label={`Where in ${countryName(country)}`}
      placeholder={subdivisions.length === 0 ? "The whole country" : ""}
      searchable
      hidePickedOptions
      maxDropdownHeight={260}
      nothingFoundMessage="No such part of it"
      data={[...names, ...unknown.map((code) => ({ value: code, label: code }))]}
      value={[...subdivisions]}
      onChange={onChange}
    />
  );
}
