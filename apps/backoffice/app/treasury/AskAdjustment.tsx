import type { StaffAdjustment } from "@croupier/contracts";
import { Button, Group, Modal, SegmentedControl, Select, Textarea, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import { reasonWords } from "./money-words.ts";
import { adjustmentsKey, askAdjustment } from "./treasury-calls.ts";

type Reason = StaffAdjustment["reason"];
type Direction = StaffAdjustment["direction"];
const reasons = Object.entries(reasonWords).map(([value, label]) => ({ value, label }));
const decimal = /^\d+(\.\d+)?$/;

/** Asks that a player's cash be put right; nothing moves until a colleague says yes. */
export function AskAdjustment({
  player,
  currency,
  onDone,
}: {
  player: string;
  currency: string;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [direction, setDirection] = useState<Direction>("credit");
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState<Reason>("correction");
  const [words, setWords] = useState("");
  const asking = useMutation({
    mutationFn: () =>
      askAdjustment(player, { direction, amount: amount.trim(), reason, words: words.trim() }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: adjustmentsKey });
      onDone();
    },
  });
  const isWhole = decimal.test(amount.trim()) && words.trim().length >= 3;
  return (
    <Modal
      opened
      onClose={onDone}
      title="Put money right?"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          asking.mutate();
        }}
      >
        <Refusal error={asking.error} />
        <p>A colleague has to say yes before anything moves. The player sees amount and reason.</p>
        <DirectionChoice value={direction} onChange={setDirection} />
        <TextInput
          label={`Amount in ${currency}`}
          inputMode="decimal"
          autoComplete="off"
          required
          data-autofocus
          mb="sm"
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
        <Select
          label="Reason"
          allowDeselect={false}
          mb="sm"
          data={reasons}
          value={reason}
          // The choices are the reasons.
          onChange={(chosen) => setReason((chosen ?? "correction") as Reason)}
        />
        <Textarea
          label="In your words"
          description="For the colleague and the audit trail; the player does not see it."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={500}
          required
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onDone}>
            Leave it
          </Button>
          <Button type="submit" loading={asking.isPending} disabled={!isWhole}>
            Ask for it
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function DirectionChoice({
  value,
  onChange,
}: {
  value: Direction;
  onChange: (chosen: Direction) => void;
}) {
  return (
    <SegmentedControl
      fullWidth
      mb="sm"
      aria-label="Direction"
      data={[
        { value: "credit", label: "To the player" },
        { value: "debit", label: "From the player" },
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen === "debit" ? "debit" : "credit")}
    />
  );
}
