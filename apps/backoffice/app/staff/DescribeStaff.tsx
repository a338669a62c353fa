import type { ListedStaff } from "@croupier/contracts";
import { Button, Group, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import { PersonFields, readPerson } from "./PersonFields.tsx";
import { describeStaff, staffKey } from "./staff-calls.ts";
import styles from "./StaffPage.module.css";

/** For a login of which nobody has said whose it is; the first of a house is one. */
export function DescribeStaff({ member }: { member: ListedStaff }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const describing = useMutation({
    mutationFn: describeStaff,
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: staffKey });
      setOpen(false);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Say who it is
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`Who has the login ${member.login}?`}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <form
          className={styles["Staff-roles"]}
          onSubmit={(event) => {
            event.preventDefault();
            describing.mutate({ member: member.id, person: readPerson(event.currentTarget) });
          }}
        >
          <Refusal error={describing.error} />
          <PersonFields />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setOpen(false)}>
              Leave it
            </Button>
            <Button type="submit" loading={describing.isPending}>
              Keep it
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
