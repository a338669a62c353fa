import type { PlayedRound } from "@croupier/contracts";

type Shown = { readonly type: string; readonly moves?: readonly string[] };

/** What a round of each game begins with. */
export const openings: Readonly<
  Record<string, { readonly stake: string; readonly choice: unknown }>
> = {
  "lucky-dice": { stake: "1.00", choice: { side: "under", winning: 4_950 } },
  "kingfishers-catch": { stake: "1.00", choice: {} },
  "blackjack-21": { stake: "2.00", choice: { seats: [{ stake: "200", pairs: "0" }] } },
  "minesweep-reef": { stake: "1.00", choice: { mines: 3 } },
  "plinko-falls": { stake: "1.00", choice: { rows: 12, risk: "medium" } },
  "european-roulette": { stake: "1.00", choice: { bets: [{ bet: "red", stake: "100" }] } },
  "moonlit-orchard": { stake: "1.00", choice: {} },
  "ember-vault": { stake: "1.00", choice: {} },
  "jacks-or-better": { stake: "1.00", choice: {} },
};

/** What somebody does next who does something else from round to round. */
export function nextAction(round: Pick<PlayedRound, "game" | "steps" | "actions" | "nonce">) {
  const { game, actions, nonce } = round;
  if (game === "minesweep-reef") {
    const opened = actions.length;
    return opened > nonce % 4 ? { move: "take" } : { move: "open", shell: opened };
  }
  if (game === "jacks-or-better") {
    return { move: "draw", hold: [1, 2, 4, 8, 16].map((bit) => (nonce & bit) > 0) };
  }
  const events = round.steps.flatMap((step) => step.events) as Shown[];
  const asked = events.findLast(({ type }) => type === "asked" || type === "insuranceOffered");
  if (asked?.type === "insuranceOffered") return { move: "insure", seats: [] };
  const moves = asked?.moves ?? [];
  const bold = ["split", "double", "hit"].find((move) => moves.includes(move));
  return { move: nonce % 2 === 0 && bold !== undefined ? bold : "stand" };
}
