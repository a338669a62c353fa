// A process of its own, so that nothing else wants its core.
import { openUncachedPages, readConfig } from "@croupier/server";

export type Kinds = Readonly<Record<string, string>>;
export type Drawn = {
  readonly kind: string;
  readonly ms: readonly number[];
  /** Of the processor alone: hardly changed by others who want the same core. */
  readonly cpuMs: readonly number[];
  readonly bytes: number;
};

const warmUps = 100;
const rounds = 200;

const draw = await openUncachedPages(readConfig(process.env));
process.once("message", (kinds: Kinds) => {
  void drawAll(kinds).then((drawn) => process.send?.(drawn));
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");

async function drawAll(kinds: Kinds): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    const { status, body } = await draw(path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    for (let index = 0; index < warmUps; index += 1) await draw(path);
    const ms: number[] = [];
    const cpuMs: number[] = [];
    for (let index = 0; index < rounds; index += 1) {
      const begun = performance.now();
      const before = process.cpuUsage();
      await draw(path);
      const { user, system } = process.cpuUsage(before);
      cpuMs.push((user + system) / 1_000);
      ms.push(performance.now() - begun);
    }
    drawn.push({ kind, ms, cpuMs, bytes: body.length });
  }
  return drawn;
}
