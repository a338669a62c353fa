import type { EditorField } from "@croupier/blocks/editor";
import { Switch } from "@mantine/core";
import styles from "./BlockFields.module.css";
import type { HoldingProps } from "./field-props.ts";

type Props = HoldingProps & { readonly field: Extract<EditorField, { type: "group" }> };

/** Several props that belong together; an optional one is there or it is not. */
export function GroupField({ field, Fields, value, onChange, path, problems }: Props) {
  const { label, fields, optional } = field;
  const isThere = typeof value === "object" && value !== null;
  return (
    <fieldset className={styles["BlockFields-group"]}>
      <legend className={styles["BlockFields-groupName"]}>{label}</legend>
      {optional && (
        <Switch
          label="Show it"
          checked={isThere}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? {} : undefined)}
        />
      )}
      {(isThere || !optional) && (
        <Fields
          fields={fields}
          value={isThere ? { ...value } : {}}
          onChange={onChange}
          path={path}
          problems={problems}
        />
      )}
    </fieldset>
  );
}
