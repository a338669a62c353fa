import type { drawPicture } from "@croupier/content";

type Drawn = Awaited<ReturnType<typeof drawPicture>>;

/**
 * Pictures as they were drawn, in memory and by what they show: a library of forty is looked at again
 * and again, and each is drawn once. The least used leaves first; a refusal is not kept.
 */
export function createDrawnPictures({ bytesMax }: { readonly bytesMax: number }) {
  /** In the order of use, the newest last. */
  const kept = new Map<string, Promise<Drawn>>();
  const sizes = new Map<string, number>();

  function forget(name: string): void {
    kept.delete(name);
    sizes.delete(name);
  }

  function weigh(name: string, drawn: Drawn): void {
    if (!drawn.ok) return forget(name);
    sizes.set(name, drawn.value.length);
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of sizes) {
      if (bytes <= bytesMax) return;
      bytes -= size;
      forget(oldest);
    }
  }

  return {
    /** However many ask for one meanwhile, it is drawn once. */
    async find(name: string, draw: () => Promise<Drawn>): Promise<Drawn> {
      const known = kept.get(name);
      const drawing = known ?? draw();
      kept.delete(name);
      kept.set(name, drawing);
      const size = sizes.get(name);
      if (size !== undefined) {
        sizes.delete(name);
        sizes.set(name, size);
      }
      try {
        const drawn = await drawing;
        if (known === undefined) weigh(name, drawn);
        return drawn;
      } catch (error) {
        forget(name);
        throw error;
      }
    },
  };
}
