import type { ListedAffiliate } from "@croupier/contracts";
import { Alert, Button, Group, Modal, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../sentence-of.ts";
import { affiliatesKey, answerAffiliate } from "./affiliate-calls.ts";

/** The last look before a letter goes out. A refusal says why, in words the applicant reads. */
export function AnswerDialog({
  application,
  accepted,
  onDone,
}: {
  application: ListedAffiliate;
  accepted: boolean;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const answering = useMutation({
    mutationFn: () =>
      answerAffiliate(application.id, {
        accepted,
        ...(accepted ? {} : { reason: reason.trim() }),
      }),
    onSuccess: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: affiliatesKey });
    },
  });
  return (
    <Modal
      opened
      onClose={onDone}
      title={`${accepted ? "Accept" : "Refuse"} ${application.name}?`}
      closeButtonProps={{ "aria-label": "Close this window" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          answering.mutate();
        }}
      >
        {accepted ? (
          <p>They get an id of their own and a letter with their link. It cannot be taken back.</p>
        ) : (
          <Textarea
            label="Why"
            description="The applicant reads this, in the letter."
            autosize
            minRows={3}
            maxLength={1_000}
            required
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        {answering.isError && (
          <Alert color="red" mt="md" role="alert">
            {sentenceOf(answering.error)}
          </Alert>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onDone}>
            Not yet
          </Button>
          <Button
            type="submit"
            {...(accepted ? {} : { color: "red" })}
            loading={answering.isPending}
          >
            {accepted ? "Accept and write" : "Refuse and write"}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
