import type { Gates } from "@croupier/contracts";
import { readAt, writeAt } from "../../drafting/at-path.ts";
import { PlaceFilterField } from "../places/PlaceFilterField.tsx";
import { useField, usePartForm } from "../part-form.context.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { FieldGroup, FieldRow } from "./FieldGroup.tsx";
import { MomentField } from "./MomentField.tsx";
import { SwitchField } from "./SwitchField.tsx";

/** Who sees it, on what, where and when. Whatever is left open keeps nobody out. */
export function GatesFields({
  path = "gates",
  redirects = false,
}: {
  path?: string;
  /** A page can send those it excludes to the page that says so, rather than not be there. */
  redirects?: boolean;
}) {
  const { data, onChange } = usePartForm();
  const filter = useField(`${path}.geoTargetingFilter`);
  // Checked against the schema of gates before it was stored.
  const gates = readAt(data, path) as Gates | undefined;
  return (
    <FieldGroup title="Who sees it" words="Left open, everybody does.">
      <FieldRow>
        <ChoiceField
          path={`${path}.audience`}
          label="Audience"
          none="Everybody"
          choices={{ loggedIn: "Signed in", loggedOut: "Signed out" }}
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
        value={gates?.geoTargetingFilter}
        onChange={(next) => onChange(writeAt(data, `${path}.geoTargetingFilter`, next))}
      />
      {filter.error !== undefined && <p role="alert">{filter.error}</p>}
      {redirects && (
        <SwitchField
          path="redirectWhenExcluded"
          label="Send those it excludes to “Not available in your region”"
          description="Otherwise there is no such page for them."
        />
      )}
    </FieldGroup>
  );
}
