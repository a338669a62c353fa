export type Race = {
  /** What races, and after the colon what is allowed to come of it. */
  readonly name: string;
  /** Hashes a password a rival: fewer rounds unless the long form is asked for. */
  readonly slow?: true;
  /** What came of it that must not, or nothing. */
  readonly round: () => Promise<string | undefined>;
};

/** In how many of the rounds something came that must not. */
export async function runRace({ name, round }: Race, rounds: number): Promise<number> {
  let wrong = 0;
  for (let turn = 0; turn < rounds; turn += 1) {
    const found = await round();
    if (found === undefined) continue;
    wrong += 1;
    if (wrong <= 3) console.log(`  ${name}: ${found}`);
  }
  return wrong;
}
