import type { OperatedProviderView } from "@croupier/contracts";
import { Alert, Button, Group, Modal, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "../sentence-of.ts";
import { providersKey, setSwitch } from "./provider-calls.ts";

/** Colleagues read the reason, here and in the audit trail. */
export function SwitchDialog({
  provider,
  onDone,
}: {
  provider: OperatedProviderView;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  // As it is kept, so that one's own is known again.
  const why = reason.normalize("NFC").trim();
  const { code, name, switched } = provider;
  // What the button does stays what it was when the window opened, whoever switches meanwhile.
  const [open] = useState(provider.open);
  const isTooLate = provider.open !== open && switched?.reason !== why;
  const turn = open ? "off" : "on";
  const switching = useMutation({
    mutationFn: () => setSwitch({ provider: code, open: !open, reason: why }),
    onSuccess: async (after) => {
      await queries.invalidateQueries({ queryKey: providersKey });
      // Of two who press at once, one is heard: the other reads whose reason it was.
      if (after.switched?.reason === why) onDone();
    },
  });
  return (
    <Modal
      opened
      onClose={onDone}
      title={`Switch ${name} ${turn}?`}
      closeButtonProps={{ "aria-label": "Close this window" }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          switching.mutate();
        }}
      >
        <p>
          {open
            ? "Bets are refused within seconds. What players won, and stakes that are given back, are still taken."
            : "Bets are taken again within seconds."}
        </p>
        <Textarea
          label="Why"
          description="Colleagues read it here and in the audit trail."
          autosize
          minRows={2}
          minLength={3}
          maxLength={400}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {isTooLate && switched !== null && (
          <Alert color="yellow" mt="md" role="alert">
            {`It is ${turn} already: ${switched.by} switched it ${turn}, “${switched.reason}”.`}
          </Alert>
        )}
        {switching.isError && (
          <Alert color="red" mt="md" role="alert">
            {sentenceOf(switching.error)}
          </Alert>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onDone}>
            {isTooLate ? "Close" : `Leave it ${open ? "on" : "off"}`}
          </Button>
          <Button
            type="submit"
            {...(open ? { color: "red" } : {})}
            loading={switching.isPending}
            disabled={isTooLate}
          >
            Switch {turn}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
