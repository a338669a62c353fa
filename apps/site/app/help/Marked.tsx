interface Range {
  readonly from: number;
  readonly to: number;
}

/** A text with the places marked where a term was found. */
export function Marked({
  text,
  matches,
}: {
  readonly text: string;
  readonly matches: readonly Range[];
}) {
  return (
    <span>
      {matches.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(matches[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(matches.at(-1)?.to ?? 0)}
    </span>
  );
}
