import { Button, Group, Modal, Select, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Refusal } from "../sign-in/Refusal.tsx";
import { treasuryKey } from "./treasury-calls.ts";

/** Asks for money to be moved by hand: each time for a reason, and in words for whoever looks later. */
export function AskDialog<Reason extends string>({
  title,
  act,
  reasons,
  first,
  audience,
  isWhole = true,
  children,
  onAsk,
  onDone,
}: {
  title: string;
  /** What the button says it does. */
  act: string;
  reasons: Readonly<Record<Reason, string>>;
  /** The reason that is chosen until another one is. */
  first: Reason;
  /** Who reads the words. */
  audience: string;
  /** Whether what stands in the fields of its own can be asked for. */
  isWhole?: boolean;
  children: ReactNode;
  onAsk: (why: { reason: Reason; words: string }) => Promise<void>;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [reason, setReason] = useState(first);
  const [words, setWords] = useState("");
  const refresh = () => queries.invalidateQueries({ queryKey: treasuryKey });
  const asking = useMutation({
    mutationFn: () => onAsk({ reason, words: words.trim() }),
    // Also after a no: a colleague may have asked for the same.
    onError: refresh,
    async onSuccess() {
      await refresh();
      onDone();
    },
  });
  return (
    <Modal opened onClose={onDone} title={title} closeButtonProps={{ "aria-label": "Close" }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          asking.mutate();
        }}
      >
        <Refusal error={asking.error} />
        {children}
        <ReasonChoice reasons={reasons} value={reason} onChange={setReason} />
        <Textarea
          label="In your words"
          description={`For ${audience} and the audit trail; the player does not see it.`}
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
          <Button
            type="submit"
            loading={asking.isPending}
            disabled={!isWhole || words.trim().length < 3}
          >
            {act}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

function ReasonChoice<Reason extends string>({
  reasons,
  value,
  onChange,
}: {
  reasons: Readonly<Record<Reason, string>>;
  value: Reason;
  onChange: (chosen: Reason) => void;
}) {
  return (
    <Select
      label="Reason"
      allowDeselect={false}
      mb="sm"
      data={Object.entries<string>(reasons).map(([code, label]) => ({ value: code, label }))}
      value={value}
      // The choices are the reasons.
      onChange={(chosen) => onChange((chosen ?? value) as Reason)}
    />
  );
}
