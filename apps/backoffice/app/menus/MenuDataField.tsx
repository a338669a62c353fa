import { ActionIcon, Autocomplete, Button, Input, TextInput } from "@mantine/core";
import { useState } from "react";
import { Icon } from "../parts/Icon.tsx";
import styles from "./MenuForm.module.css";

/** Names the site knows: which block of the account menu an item stands in. */
const knownNames = ["group"];

/** Whatever else the site should know about an item: a name and a word for it. */
export function MenuDataField({
  value,
  onChange,
}: {
  value: Readonly<Record<string, string>>;
  onChange: (value: Readonly<Record<string, string>>) => void;
}) {
  const [name, setName] = useState("");
  const isNew = name !== "" && !Object.hasOwn(value, name) && name.length <= 40;
  return (
    <Input.Wrapper
      label="Data for the site (optional)"
      labelElement="div"
      description="group puts account items together"
    >
      {Object.entries(value).map(([key, word]) => (
        <div key={key} className={styles["MenuForm-data"]}>
          <TextInput aria-label="Name" value={key} readOnly variant="filled" />
          <TextInput
            aria-label={`What ${key} is`}
            maxLength={200}
            value={word}
            onChange={(event) => onChange({ ...value, [key]: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Take out ${key}`}
            onClick={() =>
              onChange(Object.fromEntries(Object.entries(value).filter(([one]) => one !== key)))
            }
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </div>
      ))}
      <div className={styles["MenuForm-data"]}>
        <Autocomplete
          aria-label="Another name"
          placeholder="Another name"
          data={knownNames.filter((one) => !Object.hasOwn(value, one))}
          value={name}
          onChange={setName}
        />
        <Button
          variant="default"
          w="max-content"
          disabled={!isNew}
          onClick={() => {
            onChange({ ...value, [name]: "" });
            setName("");
          }}
        >
          Add
        </Button>
      </div>
    </Input.Wrapper>
  );
}
