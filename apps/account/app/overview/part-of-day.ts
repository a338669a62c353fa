export type PartOfDay = "morning" | "afternoon" | "evening";

/** By the hour on the player's own clock; the small hours belong to the evening before. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
