import { gates, type Gates, type GeoTargetingFilter } from "@croupier/contracts";
import { ActionIcon, SegmentedControl, Select, TagsInput, TextInput } from "@mantine/core";
import { Icon } from "../../parts/Icon.tsx";
import { countries, nameOfPlace } from "../preview/place-names.ts";
import styles from "./GatesField.module.css";
import { LabelledGroup } from "./LabelledGroup.tsx";
import { momentOf, typedMoment } from "./typed-moment.ts";

const { audience, device } = gates.shape;

type Props = {
  readonly value: Gates | undefined;
  readonly onChange: (value: Gates | undefined) => void;
};

/** Who sees a block, where, on what and when. What is left open excludes nobody. */
export function GatesField({ value = {}, onChange }: Props) {
  const change = (part: { readonly [Name in keyof Gates]?: Gates[Name] | undefined }) => {
    const kept = Object.entries({ ...value, ...part }).filter(([, one]) => one !== undefined);
    onChange(kept.length === 0 ? undefined : Object.fromEntries(kept));
  };
  return (
    <div className={styles.Gates}>
      <LabelledGroup label="Shown to">
        <SegmentedControl
          fullWidth
          aria-label="Shown to"
          value={value.audience ?? "all"}
          data={[
            { value: "all", label: "All" },
            { value: "loggedOut", label: "Signed out" },
            { value: "loggedIn", label: "Signed in" },
          ]}
          onChange={(next) => change({ audience: audience.safeParse(next).data })}
        />
      </LabelledGroup>
      <LabelledGroup label="Shown on">
        <SegmentedControl
          fullWidth
          aria-label="Shown on"
          value={value.device ?? "all"}
          data={[
            { value: "all", label: "All" },
            { value: "Desktop", label: "Desktop" },
            { value: "Mobile", label: "Mobile" },
          ]}
          onChange={(next) => change({ device: device.safeParse(next).data })}
        />
      </LabelledGroup>
      <div className={styles["Gates-moments"]}>
        {(["from", "until"] as const).map((edge) => (
          <TextInput
            key={edge}
            type="datetime-local"
            label={edge === "from" ? "From" : "Until"}
            value={typedMoment(value[edge])}
            onChange={({ currentTarget }) => change({ [edge]: momentOf(currentTarget.value) })}
          />
        ))}
      </div>
      <PlacesField
        value={value.geoTargetingFilter}
        onChange={(geoTargetingFilter) => change({ geoTargetingFilter })}
      />
    </div>
  );
}

type PlacesProps = {
  readonly value: GeoTargetingFilter | undefined;
  readonly onChange: (value: GeoTargetingFilter | undefined) => void;
};

/** Countries that do not see it, whole or by subdivision. */
function PlacesField({ value, onChange }: PlacesProps) {
  const excluded = value?.notIn.countrySubdivision ?? {};
  const places = Object.entries(excluded);
  const replace = (next: typeof excluded) =>
    onChange(Object.keys(next).length === 0 ? undefined : { notIn: { countrySubdivision: next } });
  const without = (place: string) =>
    Object.fromEntries(places.filter(([other]) => other !== place));
  return (
    <LabelledGroup label="Not shown in">
      <div className={styles["Gates-places"]}>
        {places.map(([place, subdivisions]) => (
          <div key={place} className={styles["Gates-place"]}>
            <TagsInput
              label={nameOfPlace(place)}
              description={subdivisions.length === 0 ? "The whole country" : "These subdivisions"}
              placeholder="NJ, QC"
              value={[...subdivisions]}
              onChange={(typed) =>
                replace({ ...excluded, [place]: typed.map((code) => code.trim().toUpperCase()) })
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Show it in ${nameOfPlace(place)} again`}
              onClick={() => replace(without(place))}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </div>
        ))}
        <Select
          aria-label="Exclude a country"
          placeholder="Exclude a country"
          searchable
          data={countries.filter(({ value: code }) => excluded[code] === undefined)}
          value={null}
          onChange={(code) => code !== null && replace({ ...excluded, [code]: [] })}
        />
      </div>
    </LabelledGroup>
  );
}
