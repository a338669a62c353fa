import type { ReviewedDocument } from "@croupier/contracts";
import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Moment } from "../parts/Moment.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { documentQuery, hold, lift, type Which } from "./verification-calls.ts";
import styles from "./Verification.module.css";

/** Files go when the law lets go of them. Here that is stopped for a player, and allowed again. */
export function HoldPart({ which, held }: { which: Which; held: ReviewedDocument["hold"] }) {
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const act = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onSuccess: () => setReason(""),
    onSettled: () => queries.invalidateQueries({ queryKey: documentQuery(which).queryKey }),
  });
  return (
    <form
      className={styles["Verification-acts"]}
      aria-label="Legal hold"
      onSubmit={(event) => {
        event.preventDefault();
        act.mutate(() => (held === null ? hold(which.player, reason.trim()) : lift(which.player)));
      }}
    >
      {act.error !== null && (
        <p role="alert" className={styles["Verification-refusal"]}>
          {sentenceOf(act.error)}
        </p>
      )}
      {held === null ? (
        <TextInput
          label="Hold every file of this player"
          description="Who asked for it, and for what: nothing is erased while it stands"
          required
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      ) : (
        <p className={styles["Verification-facts"]}>
          Nothing of this player is erased{held.placedBy && `: held by ${held.placedBy.name}`},{" "}
          <Moment at={held.placedAt} />. <q>{held.reason}</q>
        </p>
      )}
      <Button
        type="submit"
        variant="default"
        loading={act.isPending}
        disabled={held === null && reason.trim() === ""}
      >
        {held === null ? "Hold" : "Let go"}
      </Button>
    </form>
  );
}
