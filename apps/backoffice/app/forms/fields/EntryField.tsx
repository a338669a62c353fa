import type { EntryKind } from "@croupier/contracts";
import { ActionIcon, Input } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { entryQuery } from "../../content/calls.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useField, usePartForm } from "../part-form.context.ts";
import { EntryPicker } from "./EntryPicker.tsx";
import styles from "./EntryField.module.css";
import type { FieldProps } from "./TextField.tsx";
import { titleOf } from "./title-of.ts";

/** A reference to one other entry, by its title. */
export function EntryField({ path, label, description, kind }: FieldProps & { kind: EntryKind }) {
  const { bucket } = usePartForm();
  const { value, set, error } = useField(path);
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      {typeof value === "string" ? (
        <div className={styles.EntryField}>
          <EntryName id={value} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Take out ${label}`}
            onClick={() => set(undefined)}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </div>
      ) : (
        <EntryPicker
          bucket={bucket.bucket}
          kind={kind}
          label={label}
          placeholder="Find by title"
          onPick={({ id }) => set(id)}
        />
      )}
    </Input.Wrapper>
  );
}

/** The title of an entry that is known by its id, as a way there. */
export function EntryName({ id }: { id: string }) {
  const { bucket } = usePartForm();
  const { data, isError } = useQuery(entryQuery(id));
  if (isError) return <span className={styles["EntryField-dead"]}>An entry that is gone</span>;
  if (data === undefined) return <span>…</span>;
  const title = titleOf(data, bucket.languageDefault);
  return (
    <Link to={`/content/${id}`} className={styles["EntryField-name"] ?? ""}>
      {data.deletedAt === null ? title : `${title} (deleted)`}
    </Link>
  );
}
