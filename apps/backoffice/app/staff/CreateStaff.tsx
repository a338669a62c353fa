import type { StaffRole } from "@croupier/contracts";
import { Button, Checkbox, Group, Modal, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import { FreshPassword } from "./FreshPassword.tsx";
import { PersonFields, readPerson } from "./PersonFields.tsx";
import { roleChoices, rolesIn } from "./role-choices.ts";
import { roleWords } from "./role-words.ts";
import { createStaff, staffList } from "./staff-calls.ts";
import styles from "./StaffPage.module.css";

/** A login and its roles; then, once, the password that was made for it. */
export function CreateStaff({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const making = useMutation({
    mutationFn: createStaff,
    onSuccess: () => queries.invalidateQueries({ queryKey: staffList.queryKey }),
  });
  const made = making.data;
  return (
    <Modal
      opened
      onClose={onDone}
      // A press beside the window must not lose the only sight of a password.
      closeOnClickOutside={made === undefined}
      title={made === undefined ? "New login" : `${made.name} can come in`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {made !== undefined ? (
        <FreshPassword login={made.login} password={made.password} onDone={onDone} />
      ) : (
        <form
          className={styles["Staff-roles"]}
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            const login = String(new FormData(form).get("login") ?? "");
            making.mutate({ ...readPerson(form), login, roles });
          }}
        >
          <Refusal error={making.error} />
          <PersonFields />
          <TextInput
            label="Login"
            name="login"
            description="What they type to come in: letters, digits, dot, dash, underscore, @"
            required
            minLength={2}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="none"
          />
          <Checkbox.Group
            label="Roles"
            value={roles}
            onChange={(chosen) => setRoles(rolesIn(chosen))}
          >
            <div className={styles["Staff-roles"]}>
              {roleChoices.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  value={value}
                  label={label}
                  description={roleWords[value].does}
                />
              ))}
            </div>
          </Checkbox.Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onDone}>
              Leave it
            </Button>
            <Button type="submit" loading={making.isPending}>
              Make the login
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}
