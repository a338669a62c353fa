import type { Answers } from "./answers.ts";

/** The answers of the screen in front of us, on top of those of the others. */
export function readAnswers(form: HTMLFormElement, before: Answers): Answers {
  const data = new FormData(form);
  const typed = Object.fromEntries(
    Object.entries(before).map(([field, kept]) => [field, readAnswer(form, data, field, kept)]),
  );
  return { ...before, ...typed };
}

function readAnswer(
  form: HTMLFormElement,
  data: FormData,
  field: string,
  kept: string | boolean,
): string | boolean {
  if (typeof kept === "boolean") {
    const box = form.elements.namedItem(field);
    return box instanceof HTMLInputElement ? box.checked : kept;
  }
  if (data.has(`${field}.year`)) return spellDate(data, field);
  const value = data.get(field);
  return typeof value === "string" ? value : kept;
}

/** Three typed numbers as `YYYY-MM-DD`; empty while all three are. */
function spellDate(data: FormData, field: string): string {
  const [year = "", month = "", day = ""] = ["year", "month", "day"].map((part) =>
    String(data.get(`${field}.${part}`) ?? "").trim(),
  );
  if (year + month + day === "") return "";
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
