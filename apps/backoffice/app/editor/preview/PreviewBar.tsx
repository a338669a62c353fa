import { Button, Popover, Select, TextInput, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Icon, type IconName } from "../../parts/Icon.tsx";
import { countries } from "../../forms/places/country-names.ts";
import { clockOf, instantOf, placeOfZone } from "../../publishing/zoned-moment.ts";
import type { CanvasWidth, Onlooker } from "./onlooker.ts";
import { widths } from "./onlooker.ts";
import { nameOfPlace } from "./place-names.ts";
import styles from "./PreviewBar.module.css";

type Props = {
  readonly onlooker: Onlooker;
  readonly width: CanvasWidth;
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (onlooker: Onlooker) => void;
  readonly onWidth: (width: CanvasWidth) => void;
  readonly onLanguage: (language: string) => void;
  /** Moments are read and typed by the clock of the brand. */
  readonly zone: string;
  readonly children: ReactNode;
};

const shortly: Intl.DateTimeFormatOptions = {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
};

/** Whose eyes the page is looked at with: the canvas and the true page follow alike. */
export function PreviewBar(props: Props) {
  const { onlooker, width, languages, zone, onChange, onWidth, onLanguage, children } = props;
  const set = (part: Partial<Onlooker>) => onChange({ ...onlooker, ...part });
  const spoken = languages.find(({ value }) => value === onlooker.language)?.label;
  return (
    <section className={styles.Preview} aria-label="Preview as">
      <b className={styles["Preview-name"]}>Preview as</b>
      <Choice icon="person" name="Audience" value={audiences[audienceOf(onlooker)]}>
        {(close) => (
          <Options
            options={Object.entries(audiences).map(([value, label]) => ({ value, label }))}
            value={audienceOf(onlooker)}
            onChoose={(chosen) => {
              const audience = chosen === "loggedOut" ? chosen : "loggedIn";
              set({ audience, hasPlayed: chosen !== "newPlayer" });
              close();
            }}
          />
        )}
      </Choice>
      <Choice icon="pin" name="Place" value={nameOfPlace(onlooker.place)}>
        {() => <PlaceChoice place={onlooker.place} onChange={(place) => set({ place })} />}
      </Choice>
      <Choice icon="screen" name="Device" value={width.label}>
        {(close) => (
          <Options
            options={widths.map(({ label, pixels }) => ({ value: String(pixels), label }))}
            value={String(width.pixels)}
            onChoose={(pixels) => {
              const next = widths.find((one) => String(one.pixels) === pixels);
              if (next !== undefined) onWidth(next);
              close();
            }}
          />
        )}
      </Choice>
      <Choice
        icon="clock"
        name="Moment"
        value={onlooker.moment === null ? "Now" : momentIn(onlooker.moment, zone)}
      >
        {() => (
          <div className={styles["Preview-form"]}>
            <TextInput
              type="datetime-local"
              label="Moment"
              description={`On the clock in ${placeOfZone(zone)}`}
              value={onlooker.moment === null ? "" : clockOf(new Date(onlooker.moment), zone)}
              onChange={({ currentTarget }) =>
                set({ moment: instantOf(currentTarget.value, zone)?.toISOString() ?? null })
              }
            />
            <Button variant="default" size="xs" onClick={() => set({ moment: null })}>
              Now
            </Button>
          </div>
        )}
      </Choice>
      <Choice icon="globe" name="Language" value={spoken ?? onlooker.language}>
        {(close) => (
          <Options
            options={languages}
            value={onlooker.language}
            onChoose={(language) => {
              onLanguage(language);
              close();
            }}
          />
        )}
      </Choice>
      <span className={styles["Preview-end"]}>{children}</span>
    </section>
  );
}

const momentIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { ...shortly, timeZone }).format(new Date(moment));

const audiences = {
  loggedOut: "Signed out",
  loggedIn: "Signed in",
  newPlayer: "Never played",
} as const;

const audienceOf = ({ audience, hasPlayed }: Onlooker): keyof typeof audiences =>
  audience === "loggedIn" && !hasPlayed ? "newPlayer" : audience;

function Choice({
  icon,
  name,
  value,
  children,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
  readonly children: (close: () => void) => ReactNode;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <UnstyledButton className={styles["Preview-choice"]} onClick={() => setOpened(!opened)}>
          <Icon name={icon} size={16} />
          <span className={styles["Preview-words"]}>
            <span className={styles["Preview-label"]}>{name}</span>
            <b>{value}</b>
          </span>
          <Icon name="down" size={14} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>{children(() => setOpened(false))}</Popover.Dropdown>
    </Popover>
  );
}

function Options({
  options,
  value,
  onChoose,
}: {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}) {
  return (
    <div className={styles["Preview-options"]}>
      {options.map((option) => (
        <UnstyledButton
          key={option.value}
          className={styles["Preview-option"]}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </UnstyledButton>
      ))}
    </div>
  );
}

/** A country, or a part of it. */
function PlaceChoice({
  place,
  onChange,
}: {
  readonly place: string | null;
  readonly onChange: (place: string | null) => void;
}) {
  const [country = null, subdivision = null] = place?.split(":") ?? [];
  // Some five thousand names: nobody downloads them before somebody asks for a place.
  const { data } = useQuery({
    queryKey: ["subdivision-names"],
    queryFn: async () =>
      (await import("../../forms/places/subdivision-names.gen.ts")).subdivisionNames,
    staleTime: Infinity,
  });
  const subdivisions = Object.entries(data?.[country ?? ""] ?? {}).map(([value, label]) => ({
    value,
    label,
  }));
  return (
    <div className={styles["Preview-form"]}>
      <Select
        label="Country"
        searchable
        clearable
        placeholder="Unknown"
        data={countries}
        value={country}
        comboboxProps={{ withinPortal: false }}
        onChange={onChange}
      />
      {country !== null && (
        <Select
          label="Subdivision"
          searchable
          clearable
          placeholder="Anywhere in it"
          data={subdivisions}
          value={subdivision}
          comboboxProps={{ withinPortal: false }}
          onChange={(code) => onChange(code === null ? country : `${country}:${code}`)}
        />
      )}
    </div>
  );
}
