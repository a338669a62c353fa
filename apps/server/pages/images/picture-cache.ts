import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomToken } from "@croupier/kit/random";

export type PictureCache = Awaited<ReturnType<typeof openPictureCache>>;

/** Names are made by us from a hash and numbers; no other name is ever read, or removed. */
const named = /^[0-9a-f]{64}-w\d+-q\d+\.(?:avif|webp|jpeg|png)$/;

/**
 * Drawn pictures on disk, the least used removed first. Several processes may share the folder: a file
 * appears whole or not at all, and one that another process removed is drawn again.
 */
export async function openPictureCache({
  folder,
  bytesMax,
  onError,
}: {
  readonly folder: string;
  readonly bytesMax: number;
  readonly onError: (error: unknown) => void;
}) {
  /** In the order of use, the newest last. */
  const sizes = new Map<string, number>();
  let bytes = 0;

  function forget(name: string): void {
    bytes -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }
  function remember(name: string, size: number): void {
    forget(name);
    sizes.set(name, size);
    bytes += size;
  }
  async function makeRoom(): Promise<void> {
    while (bytes > bytesMax) {
      const [oldest] = sizes.keys();
      if (oldest === undefined) return;
      forget(oldest);
      await rm(join(folder, oldest), { force: true });
    }
  }

  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { name, size } of await listByAge(folder)) remember(name, size);
    await makeRoom();
  } catch (error) {
    // Without a folder every picture is drawn when it is asked for: slow, and all there.
    onError(error);
  }

  return {
    async get(name: string): Promise<Buffer | undefined> {
      const found = await readFile(join(folder, name)).catch(() => undefined);
      // Power that went while it was written can leave a file without its content.
      if (found === undefined || found.length === 0) {
        forget(name);
        return undefined;
      }
      remember(name, found.length);
      return found;
    },
    async put(name: string, picture: Buffer): Promise<void> {
      const draft = join(folder, `draft-${randomToken(16)}`);
      try {
        await writeFile(draft, picture, { mode: 0o600 });
        await rename(draft, join(folder, name));
        remember(name, picture.length);
        await makeRoom();
      } catch (error) {
        onError(error);
        // Told already; the next start removes what is left.
        await rm(draft, { force: true }).catch(() => {});
      }
    },
    state: () => ({ bytes, pictures: sizes.size }),
  };
}

async function listByAge(folder: string) {
  const all = await readdir(folder);
  // Left by a process that died while it wrote; one that lives only fails to name its draft.
  const drafts = all.filter((name) => name.startsWith("draft-"));
  await Promise.all(drafts.map((name) => rm(join(folder, name), { force: true })));
  const names = all.filter((name) => named.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(folder, name)).catch(() => undefined);
      return { name, size: facts?.size ?? 0, changed: facts?.mtimeMs ?? 0 };
    }),
  );
  return files.sort((left, right) => left.changed - right.changed);
}
