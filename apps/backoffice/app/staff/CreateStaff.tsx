import type { StaffRole } from "@croupier/contracts";
import { Button, Checkbox, Group, Modal, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import { FirstHalf } from "./AskSecond.tsx";
import { PersonFields, readPerson } from "./PersonFields.tsx";
import { roleChoices, rolesIn } from "./role-choices.ts";
import { roleWords } from "./role-words.ts";
import { askStaffChange, staffKey } from "./staff-calls.ts";
import styles from "./StaffPage.module.css";

/** A login and its roles, for a second administrator to say yes to; then, once, the first half of the sign-in. */
export function CreateStaff({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const [roles, setRoles] = useState<StaffRole[]>([]);
  const asking = useMutation({
    mutationFn: askStaffChange,
    onSuccess: () => queries.invalidateQueries({ queryKey: staffKey }),
  });
  if (typeof asking.data === "string") return <FirstHalf half={asking.data} onDone={onDone} />;
  return (
    <Modal opened onClose={onDone} title="New login" closeButtonProps={{ "aria-label": "Close" }}>
      <form
        className={styles["Staff-roles"]}
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const typed = new FormData(form);
          const read = (name: string) => String(typed.get(name) ?? "").trim();
          const change = {
            kind: "create",
            ...readPerson(form),
            login: read("login"),
            roles,
          } as const;
          asking.mutate({ change, reason: read("reason") });
        }}
      >
        <Refusal error={asking.error} />
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
        <Textarea
          label="Why"
          name="reason"
          description="For the second administrator, and kept in the audit trail with your name."
          autosize
          minRows={2}
          minLength={3}
          maxLength={500}
          required
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Leave it
          </Button>
          <Button type="submit" loading={asking.isPending}>
            Ask for it
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
