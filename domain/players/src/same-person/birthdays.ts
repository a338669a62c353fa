/** The same day, or one that a slip makes of it: a wrong digit, day and month the wrong way round. */
export function compareBirthdays(one: string, other: string): "same" | "near" | "other" {
  if (one === other) return "same";
  if (one === swapDayAndMonth(other)) return "near";
  const wrong = [...one].filter((digit, index) => digit !== other[index]).length;
  return wrong === 1 ? "near" : "other";
}

/** Every date that is the same or near, for a database to look for. */
export function birthdaysNear(date: string): string[] {
  const near = [...date].flatMap((digit, index) =>
    /\d/.test(digit)
      ? [..."0123456789"].map((other) => date.slice(0, index) + other + date.slice(index + 1))
      : [],
  );
  return [...new Set([date, swapDayAndMonth(date), ...near])].filter(isDate);
}

function swapDayAndMonth(date: string): string {
  return `${date.slice(0, 5)}${date.slice(8)}-${date.slice(5, 7)}`;
}

function isDate(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
