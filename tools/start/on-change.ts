import { watch } from "node:fs";

/** Calls once when the saving in these folders has paused; an editor writes a file more than once. */
export function onChange(folders: readonly string[], act: () => void): () => void {
  let pause: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !/\.(ts|sql|json)$/.test(file) || file.includes(".test.")) return;
      clearTimeout(pause);
      pause = setTimeout(act, 150);
    }),
  );
  return () => {
    clearTimeout(pause);
    for (const watcher of watchers) watcher.close();
  };
}
