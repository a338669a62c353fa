import { Button, TextArea } from "@croupier/ui";
import { useSay } from "../language/Messages.context.tsx";
import type { VerifyState } from "./use-judgement.ts";
import styles from "./verify.module.css";

export function ReceiptForm({
  state,
  onLook,
}: {
  state: VerifyState;
  onLook: (text: string) => Promise<void>;
}) {
  const say = useSay();
  const { outcome } = state;
  const isRefused =
    outcome === "not_a_receipt" ||
    outcome === "family_unknown" ||
    outcome === "not_found" ||
    outcome === "not_reached";
  return (
    <form
      className={styles["Verify-form"]}
      onSubmit={(event) => {
        event.preventDefault();
        const text = new FormData(event.currentTarget).get("receipt");
        void onLook(typeof text === "string" ? text : "");
      }}
    >
      <TextArea
        name="receipt"
        label={say("verify.receipt")}
        help={say("verify.receiptHelp")}
        error={isRefused ? say(`verify.refused.${outcome}`) : undefined}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        className={styles["Verify-receipt"]}
      />
      <Button type="submit" look="action" busy={outcome === "counting"}>
        {say("verify.look")}
      </Button>
    </form>
  );
}
