import type { StaffRequest } from "@croupier/contracts";
import { Button, Group, Modal } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ExactMoment, Moment } from "../parts/Moment.tsx";
import rows from "../parts/Rows.module.css";
import { ToldOnce } from "../parts/ToldOnce.tsx";
import { Refusal } from "../sign-in/Refusal.tsx";
import { roleWords } from "./role-words.ts";
import { answerStaffRequest, staffKey, staffRequests } from "./staff-calls.ts";
import styles from "./StaffPage.module.css";

/** Requests that wait for a second administrator: their asker may take them back, another says yes or no. */
export function StaffRequests() {
  const { data: waiting = [] } = useQuery(staffRequests);
  const [half, setHalf] = useState<string>();
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-requests">
          <h2 id="waiting-requests" className={styles["Staff-waiting"]}>
            Waiting for a second administrator
          </h2>
          <ul className={rows["Rows"]}>
            {waiting.map((request) => (
              <RequestRow key={request.id} of={request} onHalf={setHalf} />
            ))}
          </ul>
        </section>
      )}
      <Modal
        opened={half !== undefined}
        onClose={() => setHalf(undefined)}
        // A press beside the window must not lose the only sight of a half.
        closeOnClickOutside={false}
        title="Second half of the sign-in"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <ToldOnce secret={half ?? ""} onDone={() => setHalf(undefined)}>
          Shown once. Give it to your colleague in person. Whoever asked has the first half: typed
          one after the other, they sign in once, within a week.
        </ToldOnce>
      </Modal>
    </>
  );
}

function RequestRow({ of: request, onHalf }: { of: StaffRequest; onHalf: (half: string) => void }) {
  const queries = useQueryClient();
  const answering = useMutation({
    mutationFn: (answer: "approved" | "declined") => answerStaffRequest(request.id, answer),
    onSuccess: (half) => half !== null && onHalf(half),
    onSettled: () => queries.invalidateQueries({ queryKey: staffKey }),
  });
  return (
    <li className={rows["Rows-one"]}>
      <h3 className={styles["Staff-name"]}>{wishOf(request)}</h3>
      <p className={styles["Staff-login"]}>{request.login}</p>
      <p className={styles["Staff-reason"]}>{request.reason}</p>
      <span className={rows["Rows-facts"]}>
        {request.askedBy}, <Moment at={request.askedAt} />. Expires{" "}
        <ExactMoment at={request.expiresAt} />
      </span>
      <Refusal error={answering.error} />
      <Group gap={8} className={rows["Rows-act"] ?? ""}>
        {!request.own && !request.aboutMe && (
          <Button loading={answering.isPending} onClick={() => answering.mutate("approved")}>
            Approve
          </Button>
        )}
        <Button
          variant="default"
          disabled={answering.isPending}
          onClick={() => answering.mutate("declined")}
        >
          {request.own ? "Take back" : "Decline"}
        </Button>
      </Group>
    </li>
  );
}

function wishOf({ kind, name, roles }: StaffRequest): string {
  const held = roles?.map((role) => roleWords[role].name).join(", ") || "no roles";
  switch (kind) {
    case "create":
      return `New login for ${name}: ${held}`;
    case "roles":
      return `Roles of ${name}: ${held}`;
    case "password":
      return `New password for ${name}`;
    case "device":
      return `Forget the device of ${name}`;
    case "open":
      return `Open the login of ${name} again`;
  }
}
