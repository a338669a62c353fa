const steps: { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
];

const words = new Intl.RelativeTimeFormat("en-GB", { numeric: "always", style: "short" });

/** A moment slightly ahead (two clocks never agree) reads as now, not as "in 2 seconds". */
export function howLongAgo(moment: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - moment.getTime()) / 1000);
  if (seconds < 5) return "just now";
  for (const step of steps) {
    if (seconds >= step.seconds)
      return words.format(-Math.floor(seconds / step.seconds), step.unit);
  }
  return words.format(-seconds, "second");
}
