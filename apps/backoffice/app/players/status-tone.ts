import type { FoundPlayer } from "@croupier/contracts";
import type { Tone } from "../parts/Tag.tsx";

export const statusTone: Readonly<Record<FoundPlayer["status"], Tone>> = {
  active: "good",
  blocked: "bad",
  closed: "quiet",
};

export const statusWord: Readonly<Record<FoundPlayer["status"], string>> = {
  active: "Active",
  blocked: "Blocked",
  closed: "Closed",
};
