/** What has to be known of a picture to name it in an address. */
export type NamedMedia = {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  /** Of the bytes, in hexadecimal digits. */
  readonly sha256: string;
};

const extensions: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
  "image/svg+xml": "svg",
};

const hashLength = 16;

/**
 * The path of a picture inside an image address. It carries the beginning of the content's hash, so
 * that other bytes stand at another address and a browser may keep what it has for good.
 */
export function mediaPath({ id, name, mime, sha256 }: NamedMedia): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  const extension = extensions[mime] ?? "bin";
  return `/media/${id}/${slug || "picture"}.${sha256.slice(0, hashLength)}.${extension}`;
}

const shape =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[a-z0-9-]{1,80}(?:\.([0-9a-f]{16}))?\.[a-z]{3,4}$/;

/** Which picture a path names, and which bytes of it; undefined for any other path. */
export function readMediaPath(
  path: string,
): { readonly id: string; readonly hash: string | undefined } | undefined {
  const [, id, hash] = shape.exec(path) ?? [];
  return id === undefined ? undefined : { id, hash };
}
