const names = 300;

/** What stands in the field after each letter, as somebody types names; every third has a slip. */
export function typedLetters(titles: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.floor(titles.length / names));
  const wanted = titles.filter((_, place) => place % step === 0).slice(0, names);
  return wanted.flatMap((title, place) => {
    const typed = place % 3 === 0 ? withSlip(title) : title;
    return Array.from(typed, (_, end) => typed.slice(0, end + 1));
  });
}

/** The third letter and the fourth, the other way round. */
function withSlip(title: string): string {
  return title.slice(0, 2) + title.slice(3, 4) + title.slice(2, 3) + title.slice(4);
}
