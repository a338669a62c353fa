import type { HealthLine } from "./health-line.ts";

const href = "/account/limits";

interface Limit {
  readonly own: string | null;
  readonly pending: { readonly confirmable: boolean } | null;
}

/** A raise that waits for a second word comes first; then whether there is any limit at all. */
export function decideLimits(limits: readonly Limit[]): HealthLine {
  const line = { name: "limits", title: "health.limits.title" } as const;
  if (limits.some(({ pending }) => pending?.confirmable === true)) {
    return {
      ...line,
      state: "todo",
      detail: { key: "health.limits.raise" },
      action: { label: "health.limits.answer", href },
    };
  }
  const count = limits.filter(({ own }) => own !== null).length;
  if (count === 0) {
    return {
      ...line,
      state: "todo",
      detail: { key: "health.limits.none" },
      action: { label: "health.limits.set", href },
    };
  }
  return { ...line, state: "ok", detail: { key: "health.limits.ok", values: { count } } };
}
