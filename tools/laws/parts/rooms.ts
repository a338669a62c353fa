import { listFiles, readProjectFile } from "./files.ts";

/** A workspace: a folder with a package of its own. */
export type Room = {
  readonly folder: string;
  readonly packageName: string;
  /** Subpath → file, as the package exports them: `.` → `./src/face.ts`. */
  readonly faces: Readonly<Record<string, string>>;
};

export function listRooms(files = listFiles()): Room[] {
  return files
    .filter((path) => path.endsWith("/package.json"))
    .map((path) => {
      const { name, exports = {} } = JSON.parse(readProjectFile(path)) as {
        name: string;
        exports?: Record<string, string>;
      };
      return { folder: path.slice(0, -"/package.json".length), packageName: name, faces: exports };
    });
}

export function findRoom(rooms: readonly Room[], path: string): Room | undefined {
  return rooms.find(({ folder }) => path.startsWith(`${folder}/`));
}

/** `domain/ledger` lives on the floor `domain`; `kit` is a floor of its own. */
export function floorOf({ folder }: Room): string {
  return folder.split("/")[0] ?? folder;
}

export function nameOf({ folder }: Room): string {
  return folder.split("/").at(-1) ?? folder;
}
