import type { StaffAdjustment } from "@croupier/contracts";
import { SegmentedControl, TextInput } from "@mantine/core";
import { useState } from "react";
import { AskDialog } from "./AskDialog.tsx";
import { reasonWords } from "./money-words.ts";
import { askAdjustment } from "./treasury-calls.ts";

type Direction = StaffAdjustment["direction"];
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
  const [direction, setDirection] = useState<Direction>("credit");
  const [typed, setTyped] = useState("");
  const amount = typed.trim();
  return (
    <AskDialog
      title="Put money right?"
      act="Ask for it"
      reasons={reasonWords}
      first="correction"
      audience="the colleague"
      isWhole={decimal.test(amount)}
      onAsk={(why) => askAdjustment(player, { direction, amount, ...why })}
      onDone={onDone}
    >
      <p>A colleague has to say yes before anything moves. The player sees amount and reason.</p>
      <SegmentedControl
        fullWidth
        mb="sm"
        aria-label="Direction"
        data={[
          { value: "credit", label: "To the player" },
          { value: "debit", label: "From the player" },
        ]}
        value={direction}
        onChange={(chosen) => setDirection(chosen === "debit" ? "debit" : "credit")}
      />
      <TextInput
        label={`Amount in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        required
        data-autofocus
        mb="sm"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </AskDialog>
  );
}
