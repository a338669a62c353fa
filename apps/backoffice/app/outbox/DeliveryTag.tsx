import type { OutboxEntry } from "@croupier/contracts";
import { Tag, type Tone } from "../parts/Tag.tsx";

const states: Record<OutboxEntry["state"], { tone: Tone; word: string }> = {
  WAITING: { tone: "warn", word: "Waiting" },
  SENT: { tone: "good", word: "Sent" },
  FAILED: { tone: "bad", word: "Failed" },
  // An offer to somebody who must not be asked to play.
  WITHHELD: { tone: "quiet", word: "Withheld" },
};

export function DeliveryTag({ state }: { state: OutboxEntry["state"] }) {
  return <Tag tone={states[state].tone}>{states[state].word}</Tag>;
}
