import type { RefundReason, TracedDeposit } from "@croupier/contracts";
import { Button, Group, Modal, Select, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import { amountInWords } from "./Amount.tsx";
import { refundReasons } from "./money-words.ts";
import { askRefund, treasuryKey } from "./treasury-calls.ts";

const reasons = Object.entries(refundReasons).map(([value, label]) => ({ value, label }));

/** Sends a deposit back the way it came, whole; a large one only once a colleague says yes. */
export function AskRefund({ of: one, onDone }: { of: TracedDeposit; onDone: () => void }) {
  const sum = amountInWords(one.amount, one.currency);
  const queries = useQueryClient();
  const [reason, setReason] = useState<RefundReason>("mistake");
  const [words, setWords] = useState("");
  const asking = useMutation({
    mutationFn: () => askRefund(one.id, { reason, words: words.trim() }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: treasuryKey });
      onDone();
    },
  });
  return (
    <Modal
      opened
      onClose={onDone}
      title="Send the deposit back?"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          asking.mutate();
        }}
      >
        <Refusal error={asking.error} />
        <p>
          {one.refundTakesTwo
            ? `It is a large one: once a colleague says yes, ${sum} leaves the player's cash and goes back the way it came, with its fee.`
            : `${sum} leaves the player's cash at once and goes back the way it came, with its fee.`}
        </p>
        <Select
          label="Reason"
          allowDeselect={false}
          mb="sm"
          data={reasons}
          value={reason}
          // The choices are the reasons.
          onChange={(chosen) => setReason((chosen ?? "mistake") as RefundReason)}
        />
        <Textarea
          label="In your words"
          description="For colleagues and the audit trail; the player does not see it."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={500}
          required
          data-autofocus
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onDone}>
            Leave it
          </Button>
          <Button type="submit" loading={asking.isPending} disabled={words.trim().length < 3}>
            {one.refundTakesTwo ? "Ask for it" : "Send it back"}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
