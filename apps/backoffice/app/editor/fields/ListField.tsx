import type { EditorField } from "@croupier/blocks/editor";
import { ActionIcon, Button } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../../parts/Icon.tsx";
import styles from "./BlockFields.module.css";
import type { HoldingProps } from "./field-props.ts";
import { LabelledGroup } from "./LabelledGroup.tsx";

type Item = Readonly<Record<string, unknown>>;
type Props = HoldingProps & { readonly field: Extract<EditorField, { type: "list" }> };

/** Members of a block that stand one after the other. One is open at a time. */
export function ListField({ field, Fields, value, onChange, path, problems }: Props) {
  const { label, fields, summary, itemNew } = field;
  const items = Array.isArray(value) ? (value as readonly Item[]) : [];
  const [open, setOpen] = useState<number | undefined>();
  const nameOf = (item: Item, at: number) => String(item[summary] || `${label} ${at + 1}`);

  const replace = (at: number, item: Item) =>
    onChange(items.map((other, place) => (place === at ? item : other)));
  const remove = (at: number) => {
    setOpen(undefined);
    onChange(items.filter((_, place) => place !== at));
  };
  const swap = (at: number, other: number) => {
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) return;
    setOpen(undefined);
    onChange(items.map((item, place) => (place === at ? two : place === other ? one : item)));
  };
  const add = () => {
    setOpen(items.length);
    onChange([...items, { ...itemNew }]);
  };

  return (
    <LabelledGroup label={label} error={problems.get(path)}>
      <ol className={styles["BlockFields-items"]}>
        {items.map((item, at) => (
          // Members have no id of their own; their place is what they are known by.
          <li key={at} className={styles["BlockFields-item"]}>
            <div className={styles["BlockFields-head"]}>
              <button
                type="button"
                className={styles["BlockFields-open"]}
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? undefined : at)}
              >
                {nameOf(item, at)}
              </button>
              <SmallButton
                name={`Move ${nameOf(item, at)} up`}
                icon="up"
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              />
              <SmallButton
                name={`Move ${nameOf(item, at)} down`}
                icon="down"
                disabled={at === items.length - 1}
                onClick={() => swap(at, at + 1)}
              />
              <SmallButton
                name={`Delete ${nameOf(item, at)}`}
                icon="bin"
                onClick={() => remove(at)}
              />
            </div>
            {open === at && (
              <div className={styles["BlockFields-body"]}>
                <Fields
                  fields={fields}
                  value={item}
                  onChange={(next) => replace(at, next ?? {})}
                  path={`${path}.${at}`}
                  problems={problems}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        size="xs"
        mt={8}
        leftSection={<Icon name="plus" size={16} />}
        onClick={add}
      >
        Add
      </Button>
    </LabelledGroup>
  );
}

function SmallButton({
  name,
  icon,
  ...button
}: {
  name: string;
  icon: "up" | "down" | "bin";
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={name} {...button}>
      <Icon name={icon} size={16} />
    </ActionIcon>
  );
}
