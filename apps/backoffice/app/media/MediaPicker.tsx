import type { Medium } from "@croupier/contracts";
import { Button, Input, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { buckets } from "../content/calls.ts";
import { Icon } from "../parts/Icon.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { medium, pictureUrl } from "./media-calls.ts";
import { MediaLibrary } from "./MediaLibrary.tsx";
import styles from "./MediaPicker.module.css";

/** A field that holds the id of a picture: what is chosen is shown, the library opens over the page. */
export function MediaPicker({
  bucket,
  value,
  onChange,
  label,
  description,
  error,
  required = false,
}: {
  bucket: string;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const labelId = useId();
  const { data: shown, isError } = useQuery({
    ...medium(value ?? ""),
    enabled: value !== undefined && value !== "",
  });

  function choose(id: string | undefined): void {
    onChange(id);
    setIsOpen(false);
  }

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error ?? (isError ? "This picture is gone. Choose another." : undefined)}
      required={required}
      withAsterisk={false}
      labelProps={{ id: labelId }}
      labelElement="div"
    >
      <div className={styles.MediaPicker}>
        {shown !== undefined && value === shown.id && <Shown medium={shown} />}
        <div className={styles["MediaPicker-acts"]}>
          <Button
            variant="default"
            leftSection={<Icon name="picture" size={16} />}
            aria-describedby={labelId}
            onClick={() => setIsOpen(true)}
          >
            {value ? "Choose another" : "Choose a picture"}
          </Button>
          {value && !required && (
            <Button variant="subtle" color="gray" onClick={() => choose(undefined)}>
              Take it out
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <LibraryDialog
          title={label}
          bucket={bucket}
          chosen={value}
          onChoose={choose}
          onUploaded={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Input.Wrapper>
  );
}

function Shown({ medium: shown }: { medium: Medium }) {
  return (
    <figure className={styles["MediaPicker-shown"]}>
      <img
        className={styles["MediaPicker-picture"]}
        src={pictureUrl(shown, 384)}
        alt=""
        style={{ backgroundColor: shown.colour }}
      />
      <figcaption className={styles["MediaPicker-words"]}>
        <b>{shown.name}</b>
        <span>{Object.values(shown.alt)[0]}</span>
      </figcaption>
    </figure>
  );
}

function LibraryDialog({
  title,
  bucket,
  chosen,
  onChoose,
  onUploaded,
  onClose,
}: {
  title: string;
  bucket: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onUploaded: (id: string) => void;
  onClose: () => void;
}) {
  const { data: all = [] } = useQuery(buckets);
  const facts = all.find((one) => one.bucket === bucket);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="xl"
      closeButtonProps={{ "aria-label": "Close" }}
      classNames={{ body: styles["MediaPicker-library"] ?? "" }}
    >
      {facts === undefined ? (
        <Waiting rows={4} what="the library" />
      ) : (
        <MediaLibrary
          bucket={facts}
          chosen={chosen}
          onChoose={({ id }) => onChoose(id)}
          onUploaded={({ id }) => onUploaded(id)}
        />
      )}
    </Modal>
  );
}
