import type { LocalDate } from "./local-date.ts";

/**
 * Whole years lived on a day. Who was born on 29 February turns a year older on 1 March of a
 * common year, the later and so the stricter of the two customs.
 */
export function ageYearsOn(day: LocalDate, dateOfBirth: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const birthdayPassed = day.slice(5) >= dateOfBirth.slice(5);
  return birthdayPassed ? years : years - 1;
}

export function decideAge(facts: {
  readonly dateOfBirth: LocalDate;
  readonly today: LocalDate;
  readonly minimumAgeYears: number;
}): { readonly oldEnough: boolean } {
  return { oldEnough: ageYearsOn(facts.today, facts.dateOfBirth) >= facts.minimumAgeYears };
}
