import type { Gates } from "@croupier/contracts";
import { useId, useState } from "react";
import { readAt, writeAt } from "../../drafting/at-path.ts";
import { Icon } from "../../parts/Icon.tsx";
import { gateWords } from "../gate-words.ts";
import { useField, usePartForm } from "../part-form.context.ts";
import { PlaceFilterField } from "../places/PlaceFilterField.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import styles from "./Field.module.css";
import { FieldRow } from "./FieldGroup.tsx";
import { MomentField } from "./MomentField.tsx";
import { SwitchField } from "./SwitchField.tsx";

/**
 * Who sees it, on what, where and when. Whatever is left open keeps nobody out; folded, it is said in
 * one line, because most content is for everybody.
 */
export function GatesFields({
  path = "gates",
  redirects = false,
}: {
  path?: string;
  /** A page can send those it excludes to the page that says so, rather than not be there. */
  redirects?: boolean;
}) {
  const { data, errors } = usePartForm();
  const fields = useId();
  const isWrong = [...errors.keys()].some((place) => place.startsWith(path));
  const [wasOpened, setOpened] = useState(false);
  const isOpen = wasOpened || isWrong;
  // Checked against the schema of gates before it was stored.
  const gates = readAt(data, path) as Gates | undefined;
  return (
    <section className={styles["Field-group"]} aria-label="Who sees it">
      <button
        type="button"
        className={styles["Field-folded"]}
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setOpened(!isOpen)}
      >
        <h2 className={styles["Field-heading"]}>Who sees it</h2>
        <span>{gateWords(gates)}</span>
        <Icon name={isOpen ? "up" : "down"} size={16} />
      </button>
      <div id={fields} hidden={!isOpen} className={styles["Field-unfolded"]}>
        {isOpen && <Fields path={path} redirects={redirects} />}
      </div>
    </section>
  );
}

function Fields({ path, redirects }: { path: string; redirects: boolean }) {
  const { data, onChange } = usePartForm();
  const place = `${path}.geoTargetingFilter`;
  const filter = useField(place);
  return (
    <>
      <FieldRow>
        <ChoiceField
          path={`${path}.audience`}
          label="Audience"
          none="Everybody"
          choices={{ loggedIn: "Signed in", loggedOut: "Signed out" }}
        />
        <ChoiceField
          path={`${path}.players`}
          label="Players"
          none="Whether or not they played"
          choices={{ new: "Never played", returning: "Played before" }}
        />
        <ChoiceField
          path={`${path}.device`}
          label="Device"
          none="Every device"
          choices={{ Desktop: "Desktop", Mobile: "Mobile" }}
        />
      </FieldRow>
      <FieldRow>
        <MomentField path={`${path}.from`} label="From" description="Left open: at once" />
        <MomentField path={`${path}.until`} label="Until" description="Left open: for good" />
      </FieldRow>
      <PlaceFilterField
        value={filter.value as Gates["geoTargetingFilter"]}
        error={filter.error}
        onChange={(next) => onChange(writeAt(data, place, next))}
      />
      {redirects && (
        <SwitchField
          path="redirectWhenExcluded"
          label="Send those it excludes to “Not available in your region”"
          description="Otherwise there is no such page for them."
        />
      )}
    </>
  );
}
