// Joins the classes that apply; a false condition or an absent class leaves no trace.
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
