import type { EntryKind } from "@croupier/contracts";
import { ActionIcon, Input } from "@mantine/core";
import { Icon } from "../../parts/Icon.tsx";
import { OrderedList } from "../ordering/OrderedList.tsx";
import { useField, usePartForm } from "../part-form.context.ts";
import { EntryName } from "./EntryField.tsx";
import { EntryPicker } from "./EntryPicker.tsx";
import styles from "./EntriesField.module.css";
import type { FieldProps } from "./TextField.tsx";

/** References to several entries, in an order. */
export function EntriesField({
  path,
  label,
  description,
  kind,
  max,
}: FieldProps & { kind: EntryKind; max: number }) {
  const { bucket } = usePartForm();
  const { value, set, error } = useField(path);
  const ids = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <div className={styles.EntriesField}>
        <OrderedList
          items={ids}
          label={label}
          keyOf={(id) => id}
          nameOf={(id) => `number ${ids.indexOf(id) + 1}`}
          onMove={set}
        >
          {(id) => (
            <>
              <span className={styles["EntriesField-name"]}>
                <EntryName id={id} />
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Take out number ${ids.indexOf(id) + 1}`}
                onClick={() => set(ids.filter((one) => one !== id))}
              >
                <Icon name="close" size={16} />
              </ActionIcon>
            </>
          )}
        </OrderedList>
        {ids.length < max && (
          <EntryPicker
            bucket={bucket.bucket}
            kind={kind}
            label={`Add to ${label.toLowerCase()}`}
            placeholder="Add by title"
            taken={ids}
            onPick={({ id }) => set([...ids, id])}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}
