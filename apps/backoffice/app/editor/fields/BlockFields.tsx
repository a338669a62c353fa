import styles from "./BlockFields.module.css";
import type { FieldsProps } from "./field-props.ts";
import { FieldOf } from "./FieldOf.tsx";

type Values = FieldsProps["value"];

/** A field for each prop that is described, in the order of the description. */
export function BlockFields({ fields, value, onChange, path, problems }: FieldsProps) {
  return (
    <div className={styles.BlockFields}>
      {Object.entries(fields).map(([name, field]) => (
        <FieldOf
          key={name}
          field={field}
          Fields={BlockFields}
          value={value[name]}
          onChange={(next) => onChange(withValue(value, name, next))}
          path={`${path}.${name}`}
          problems={problems}
        />
      ))}
    </div>
  );
}

/** A prop without a value is a prop that is not there. */
function withValue(values: Values, name: string, next: unknown): Values {
  const { [name]: _, ...others } = values;
  return next === undefined ? others : { ...values, [name]: next };
}
