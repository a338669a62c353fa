import { siteSettings, type OperatedBrand, type SiteSettings } from "@croupier/contracts";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BrandPage } from "../operations/BrandPage.tsx";
import { siteConfiguration } from "../operations/operation-calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { changesOf } from "./changes-of.ts";
import styles from "./ConfigurationPage.module.css";
import { ConfirmChanges } from "./ConfirmChanges.tsx";
import { SettingField } from "./SettingField.tsx";
import { settingGroups, type SettingDefinition } from "./settings-fields.ts";

export function ConfigurationPage() {
  return <BrandPage title="Configuration">{(brand) => <Configuration brand={brand} />}</BrandPage>;
}

function Configuration({ brand }: { brand: OperatedBrand }) {
  const query = useQuery(siteConfiguration(brand.brandCode));
  return (
    <Answer query={query} loading={<Waiting rows={10} what="the configuration" />}>
      {(found) => (
        <>
          <dl className={styles["Configuration-who"]}>
            <Fact name="brandCode" value={found.brand.brandCode} />
            <Fact name="bucket" value={found.brand.bucket} />
            <Fact name="hosts" value={found.brand.hosts.join(", ")} />
            <Fact name="languages" value={found.brand.languages.join(", ")} />
            <Fact name="currencies" value={found.brand.currencies.join(", ")} />
            {found.changedAt !== null && (
              <div>
                <dt>Last change</dt>
                <dd>
                  <Moment at={found.changedAt} /> by {found.changedBy}
                </dd>
              </div>
            )}
          </dl>
          <Form
            key={found.revision}
            brand={found.brand}
            revision={found.revision}
            saved={found.settings}
          />
        </>
      )}
    </Answer>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Form({
  brand,
  revision,
  saved,
}: {
  brand: OperatedBrand;
  revision: number;
  saved: SiteSettings;
}) {
  const [settings, setSettings] = useState(saved);
  const [typed, setTyped] = useState("");
  const [isConfirming, setIsConfirming] = useState(false);
  // What was typed into a field of many lines lives in it; only another form forgets it.
  const [form, setForm] = useState(0);
  const changes = changesOf(saved, settings);
  const errors = errorsOf(settings);
  const wanted = typed.trim().toLowerCase();
  const groups = settingGroups
    .map((group) => ({ ...group, settings: group.settings.filter((one) => speaksOf(one, wanted)) }))
    .filter((group) => group.settings.length > 0);

  return (
    <form
      key={form}
      className={styles.Configuration}
      onSubmit={(event) => {
        event.preventDefault();
        setIsConfirming(true);
      }}
    >
      <TextInput
        type="search"
        maw={420}
        aria-label="Search settings"
        placeholder="Search by name or by what it does"
        leftSection={<Icon name="search" size={16} />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {groups.length === 0 && (
        <Notice icon="search" tone="quiet" title="No setting speaks of this">
          Search for a name, such as isLoyaltyEnabled, or for a word, such as deposit.
        </Notice>
      )}
      {groups.map((group) => (
        <section key={group.title} className={styles["Configuration-group"]}>
          <h2 className={styles["Configuration-title"]}>{group.title}</h2>
          {group.settings.map((setting) => (
            <div
              key={setting.key}
              className={styles["Configuration-row"]}
              data-changed={changes.some((change) => change.setting.key === setting.key)}
            >
              <div className={styles["Configuration-words"]}>
                <h3 className={styles["Configuration-label"]} id={`setting-${setting.key}`}>
                  {setting.label}
                </h3>
                <p>{setting.does}</p>
                <p className={styles["Configuration-shows"]}>
                  <code>{setting.key}</code> · {setting.shows}
                </p>
              </div>
              <div className={styles["Configuration-control"]}>
                <SettingField
                  setting={setting}
                  brand={brand}
                  settings={settings}
                  onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
                  error={errors.get(setting.key)}
                  labelId={`setting-${setting.key}`}
                />
              </div>
            </div>
          ))}
        </section>
      ))}
      {changes.length > 0 && (
        <footer className={styles["Configuration-foot"]}>
          <output>
            {errors.size > 0
              ? "Something does not fit yet"
              : `${changes.length} ${changes.length === 1 ? "change" : "changes"}, not saved`}
          </output>
          <Button
            variant="default"
            onClick={() => {
              setSettings(saved);
              setForm((before) => before + 1);
            }}
          >
            Undo
          </Button>
          <Button type="submit" disabled={errors.size > 0}>
            Look and save
          </Button>
        </footer>
      )}
      {isConfirming && (
        <ConfirmChanges
          brand={brand}
          revision={revision}
          settings={settings}
          changes={changes}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </form>
  );
}

function speaksOf({ key, label, does, shows }: SettingDefinition, wanted: string): boolean {
  return [key, label, does, shows].some((text) => text.toLowerCase().includes(wanted));
}

/** The first thing that does not fit, by setting: the contract's own word for it. */
function errorsOf(settings: SiteSettings): ReadonlyMap<string, string> {
  const parsed = siteSettings.safeParse(settings);
  const issues = parsed.success ? [] : parsed.error.issues;
  return new Map(
    issues.toReversed().map(({ path: [key, ...within], message }) => {
      const place = within.length > 0 ? `${placeInWords(within)}: ` : "";
      return [String(key), `${place}${message}`];
    }),
  );
}

function placeInWords(within: readonly PropertyKey[]): string {
  return within
    .map((step) => (typeof step === "number" ? `line ${step + 1}` : String(step)))
    .join(", ");
}
