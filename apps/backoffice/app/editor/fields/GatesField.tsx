import { gates, type Gates } from "@croupier/contracts";
import { SegmentedControl, TextInput } from "@mantine/core";
import { PlaceFilterField } from "../../forms/places/PlaceFilterField.tsx";
import { clockOf, instantOf, placeOfZone } from "../../publishing/zoned-moment.ts";
import { useFieldsPlace } from "./fields.context.ts";
import styles from "./GatesField.module.css";
import { LabelledGroup } from "./LabelledGroup.tsx";

const { audience, players, device } = gates.shape;

type Props = {
  readonly value: Gates | undefined;
  readonly onChange: (value: Gates | undefined) => void;
};

/** Who sees a block, where, on what and when. What is left open excludes nobody. */
export function GatesField({ value = {}, onChange }: Props) {
  const { zone } = useFieldsPlace();
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
      <LabelledGroup label="Of players">
        <SegmentedControl
          fullWidth
          aria-label="Of players"
          value={value.players ?? "all"}
          data={[
            { value: "all", label: "All" },
            { value: "new", label: "Never played" },
            { value: "returning", label: "Played before" },
          ]}
          onChange={(next) => change({ players: players.safeParse(next).data })}
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
            description={`On the clock in ${placeOfZone(zone)}`}
            value={value[edge] === undefined ? "" : clockOf(new Date(value[edge]), zone)}
            onChange={({ currentTarget }) =>
              change({ [edge]: instantOf(currentTarget.value, zone)?.toISOString() })
            }
          />
        ))}
      </div>
      <PlaceFilterField
        value={value.geoTargetingFilter}
        error={undefined}
        onChange={(geoTargetingFilter) => change({ geoTargetingFilter })}
      />
    </div>
  );
}
