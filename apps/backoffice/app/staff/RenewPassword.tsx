import type { ListedStaff } from "@croupier/contracts";
import { Button, Group, Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import { FreshPassword } from "./FreshPassword.tsx";
import { renewStaffPassword } from "./staff-calls.ts";

/** For somebody who lost theirs; asked once more, because it ends what they have open. */
export function RenewPassword({ member }: { member: ListedStaff }) {
  const [isOpen, setOpen] = useState(false);
  const renewing = useMutation({ mutationFn: () => renewStaffPassword(member.id) });
  const fresh = renewing.data;
  function leave(): void {
    setOpen(false);
    renewing.reset();
  }
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        New password
      </Button>
      <Modal
        opened={isOpen}
        onClose={leave}
        // A press beside the window must not lose the only sight of a password.
        closeOnClickOutside={fresh === undefined}
        title={fresh === undefined ? `A new password for ${member.name}` : "The new password"}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {fresh !== undefined ? (
          <FreshPassword login={member.login} password={fresh.password} onDone={leave} />
        ) : (
          <>
            <Refusal error={renewing.error} />
            <p>The old one stops working, and everything they have open is signed out.</p>
            <Group justify="flex-end">
              <Button variant="default" onClick={leave}>
                Leave it
              </Button>
              <Button loading={renewing.isPending} onClick={() => renewing.mutate()}>
                Make it
              </Button>
            </Group>
          </>
        )}
      </Modal>
    </>
  );
}
