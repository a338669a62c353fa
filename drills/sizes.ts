/** A size of the drill that runs. `npm run drill` sets it as declared, or as its environment says. */
export function readSize(name: string): number {
  const size = Number(process.env[name]);
  if (!(size > 0)) throw new Error(`${name} is not set. Run this drill by npm run drill.`);
  return size;
}
