import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Content } from "@croupier/content";
import { readMediaPath } from "@croupier/kit/media-path";

export type PictureSource = {
  readonly sha256: string;
  readonly mime: string;
  /** The path names these very bytes: another picture would stand at another path. */
  readonly isFixed: boolean;
  readonly read: () => Promise<Buffer | undefined>;
};

export type PictureSources = (path: string) => Promise<PictureSource | undefined>;

const mimes: Readonly<Record<string, string>> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
};
const rememberedMax = 5_000;

/** What editors uploaded. Facts are remembered for a moment; a path with another hash looks again. */
export function createMediaSources({
  content,
  now,
  rememberMs = 5_000,
}: {
  readonly content: Pick<Content, "readMedia" | "readMediaFile">;
  readonly now: () => number;
  readonly rememberMs?: number;
}): PictureSources {
  type Facts = { readonly sha256: string; readonly mime: string; readonly until: number };
  const remembered = new Map<string, Facts>();

  async function look(id: string): Promise<Facts | undefined> {
    const media = await content.readMedia(id);
    if (media === undefined) {
      remembered.delete(id);
      return undefined;
    }
    if (remembered.size >= rememberedMax) remembered.clear();
    const facts = { sha256: media.sha256, mime: media.mime, until: now() + rememberMs };
    remembered.set(id, facts);
    return facts;
  }

  return async (path) => {
    const named = readMediaPath(path);
    if (named === undefined) return undefined;
    const { id, hash } = named;
    const isNamed = (facts: Facts): boolean => hash !== undefined && facts.sha256.startsWith(hash);
    const known = remembered.get(id);
    const isFresh =
      known !== undefined && known.until > now() && (hash === undefined || isNamed(known));
    const facts = isFresh ? known : await look(id);
    if (facts === undefined) return undefined;
    const { sha256, mime } = facts;
    return { sha256, mime, isFixed: isNamed(facts), read: () => content.readMediaFile(sha256) };
  };
}

/** The pictures of the built site: only those that stood there when the process started. */
export function createBuildSources(folder: string): PictureSources {
  const files = new Map<string, { readonly file: string; readonly mime: string }>();
  const entries = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries) {
    const mime = mimes[extname(entry.name)];
    if (!entry.isFile() || mime === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll("\\", "/").replace(/^\/*/, "/");
    files.set(path, { file, mime });
  }
  const hashes = new Map<string, string>();

  return async (path) => {
    const found = files.get(path);
    if (found === undefined) return undefined;
    const { file, mime } = found;
    const read = (): Promise<Buffer | undefined> => readFile(file).catch(undefinedWhenGone);
    let sha256 = hashes.get(path);
    if (sha256 === undefined) {
      const bytes = await read();
      if (bytes === undefined) return undefined;
      sha256 = createHash("sha256").update(bytes).digest("hex");
      hashes.set(path, sha256);
    }
    // The build gives its own files names with a hash in them; those copied into it keep theirs.
    return { sha256, mime, isFixed: path.startsWith("/assets/"), read };
  };
}

/** A new build under a running server takes the files of the old one away. */
function undefinedWhenGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
