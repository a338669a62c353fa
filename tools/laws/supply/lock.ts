import { listFiles, readProjectFile } from "../parts/files.ts";

/** What a package asks for, by name. */
type Wanted = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** One entry of package-lock.json, as far as we look at it. */
export type LockEntry = Wanted & {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
};

export type Lock = { readonly packages: Readonly<Record<string, LockEntry>> };

export type Manifest = Wanted & {
  readonly allowScripts?: Readonly<Record<string, boolean>>;
};

export function readLock(): Lock {
  return JSON.parse(readProjectFile("package-lock.json")) as Lock;
}

export function readManifest(path: string): Manifest {
  return JSON.parse(readProjectFile(path)) as Manifest;
}

/** Every package.json we wrote, by path. */
export function readManifests(): Record<string, Manifest> {
  const paths = listFiles().filter((path) => /(^|\/)package\.json$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readManifest(path)]));
}

/** Each lockfile of ours with the package.json files it speaks for: the generators have their own. */
export function readHouses(): { lock: Lock; manifests: Record<string, Manifest> }[] {
  const manifests = Object.entries(readManifests());
  const roots = listFiles()
    .filter((path) => /(^|\/)package-lock\.json$/.test(path))
    .map((path) => path.slice(0, -"package-lock.json".length))
    .sort((a, b) => b.length - a.length);
  const rootOf = (path: string) => roots.find((root) => path.startsWith(root));
  return roots.map((root) => ({
    lock: JSON.parse(readProjectFile(`${root}package-lock.json`)) as Lock,
    manifests: Object.fromEntries(
      manifests
        .filter(([path]) => rootOf(path) === root)
        .map(([path, manifest]) => [path.slice(root.length), manifest]),
    ),
  }));
}

/** The name of an installed package: what follows the last `node_modules/`. */
export function packageName(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** What is really downloaded: neither the workspaces nor the links to them. */
export function downloaded({ packages }: Lock): [place: string, entry: LockEntry][] {
  return Object.entries(packages).filter(
    ([place, { link }]) => place.includes("node_modules/") && link !== true,
  );
}
