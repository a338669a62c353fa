/** The screens of joining, one thing each, in order. */
export const steps = ["account", "who", "where", "limits", "agree"] as const;
export type Step = (typeof steps)[number];

/** Where somebody stands in the funnel, and where they can go from there. */
export interface FunnelState {
  readonly steps: readonly { readonly name: Step; readonly state: "done" | "now" | "ahead" }[];
  readonly step: Step;
  /** Absent at the end. */
  readonly nextStep: Step | undefined;
  /** Absent at the beginning. */
  readonly previousStep: Step | undefined;
}

/**
 * The step that was asked for, or the first one before it that is not done: nobody lands past a
 * question, whatever the address says.
 */
export function funnelAt(wanted: string | null, isDone: (step: Step) => boolean): FunnelState {
  const asked = Math.max(0, steps.indexOf(wanted as Step));
  const open = steps.slice(0, asked).findIndex((step) => !isDone(step));
  const place = open === -1 ? asked : open;
  return {
    steps: steps.map((name, index) => ({ name, state: stateAt(index, place) })),
    step: steps[place] ?? "account",
    nextStep: steps[place + 1],
    previousStep: steps[place - 1],
  };
}

function stateAt(index: number, place: number): "done" | "now" | "ahead" {
  if (index === place) return "now";
  return index < place ? "done" : "ahead";
}
