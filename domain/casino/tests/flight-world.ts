import { crashConfig, drawCrash, elapsedFor, flightChance } from "@croupier/game-crash/rules";
import { uuidv7 } from "@croupier/kit/ids";
import { createChainLinks } from "../src/flights/chain-links.ts";
import type { CasinoWorld } from "./casino-world.ts";

const secret = "b1a5".repeat(16);
const length = 50;

/** A chain whose first flight ends where a test wants it to: salts are tried until one does. */
export async function sowChain(
  { database, clock }: CasinoWorld,
  endsWithin: { readonly from: number; readonly to: number },
): Promise<{ fingerprint: string; salt: string; crash: number; crashMs: number }> {
  const { linkOf, fingerprint } = createChainLinks(secret, length);
  for (let tried = 0; ; tried += 1) {
    const salt = `salt-${tried}`;
    const flight = { link: linkOf(0), salt, number: 0 };
    const crash = drawCrash(crashConfig, flightChance(flight));
    if (crash < endsWithin.from || crash > endsWithin.to) continue;
    await database.pool.query(
      `INSERT INTO casino.chains (game, sealed_secret, fingerprint, salt, length, since)
       VALUES ('skylark', $1, $2, $3, $4, $5)`,
      [`skylark ${fingerprint}|${secret}`, fingerprint, salt, length, clock()],
    );
    return { fingerprint, salt, crash, crashMs: elapsedFor(crashConfig, crash) };
  }
}

export type TestCasino = ReturnType<CasinoWorld["openCasino"]>;

export function openWriter({ flights }: TestCasino, writer: string) {
  let written = 0;
  const parked: unknown[] = [];
  const one = flights.openWriter({
    game: "skylark",
    writer,
    onWritten: () => {
      written += 1;
    },
    onParked: (error) => parked.push(error),
  });
  return {
    ...one,
    written: () => written,
    parked,
    /** Steps until nothing is due any more, as its clock stands. */
    async settle(): Promise<void> {
      for (let step = 0; step < 50; step += 1) if ((await one.step()) > 0) return;
      throw new Error("something is always due");
    },
  };
}

export const ticket = (
  facts: { stake?: string; landAt?: number | null; playId?: string } = {},
) => ({
  playId: uuidv7(),
  stake: "1.00",
  landAt: null,
  ...facts,
});
