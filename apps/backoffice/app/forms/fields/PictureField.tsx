import type { Medium } from "@croupier/contracts";
import { Button, Input, Modal, SimpleGrid, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Waiting } from "../../parts/Waiting.tsx";
import { useField, usePartForm } from "../part-form.context.ts";
import { medium, pictureUrl, pictures } from "../calls.ts";
import styles from "./PictureField.module.css";
import type { FieldProps } from "./TextField.tsx";

/** A picture of the media, as it looks. */
export function PictureField({
  path,
  label,
  description,
  optional = true,
}: FieldProps & { optional?: boolean }) {
  const { value, set, error } = useField(path);
  const [isOpen, setOpen] = useState(false);
  const id = typeof value === "string" ? value : undefined;
  return (
    <Input.Wrapper
      label={optional ? `${label} (optional)` : label}
      description={description}
      error={error}
      labelElement="div"
    >
      <div className={styles.PictureField}>
        {id !== undefined && <Shown id={id} />}
        <div className={styles["PictureField-acts"]}>
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {id === undefined ? "Choose a picture" : "Change"}
          </Button>
          {id !== undefined && optional && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => set(undefined)}>
              Take out
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <PictureDialog
          onClose={() => setOpen(false)}
          onPick={({ id }) => {
            set(id);
            setOpen(false);
          }}
        />
      )}
    </Input.Wrapper>
  );
}

function Shown({ id }: { id: string }) {
  const { bucket } = usePartForm();
  const { data, isError } = useQuery(medium(id));
  if (isError) return <p className={styles["PictureField-gone"]}>This picture is gone.</p>;
  return (
    <figure className={styles["PictureField-shown"]}>
      <img
        src={pictureUrl(id, { width: 320, version: data?.sha256 })}
        alt={data?.alt[bucket.languageDefault] ?? ""}
        style={{ backgroundColor: data?.colour }}
      />
      <figcaption>{data?.name}</figcaption>
    </figure>
  );
}

function PictureDialog({
  onPick,
  onClose,
}: {
  onPick: (medium: Medium) => void;
  onClose: () => void;
}) {
  const { bucket } = usePartForm();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 250);
  const { data } = useQuery(pictures(bucket.bucket, search));
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title="Choose a picture"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <TextInput
        type="search"
        aria-label="Search by name or what it shows"
        placeholder="Search by name or what it shows"
        mb="md"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {data === undefined ? (
        <Waiting rows={3} what="the pictures" />
      ) : (
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
          {data.items.map((one) => (
            <button
              key={one.id}
              type="button"
              className={styles["PictureField-choice"]}
              onClick={() => onPick(one)}
            >
              <img
                src={pictureUrl(one.id, { width: 320, version: one.sha256 })}
                alt={one.alt[bucket.languageDefault] ?? ""}
                loading="lazy"
                style={{ backgroundColor: one.colour }}
              />
              <span>{one.name}</span>
            </button>
          ))}
        </SimpleGrid>
      )}
      {data?.total === 0 && <p>No picture matches. New ones are uploaded under Media.</p>}
    </Modal>
  );
}
