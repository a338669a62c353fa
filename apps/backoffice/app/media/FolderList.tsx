import styles from "./FolderList.module.css";

/** All, the top, and every folder that holds something. */
export function FolderList({
  folders,
  chosen,
  onChoose,
}: {
  folders: readonly { readonly folder: string; readonly count: number }[];
  chosen: string | undefined;
  onChoose: (folder: string | undefined) => void;
}) {
  const all = folders.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { folder: undefined, label: "All", count: all },
    ...folders.map(({ folder, count }) => ({ folder, label: folder || "No folder", count })),
  ];
  if (folders.length < 2) return null;
  return (
    <fieldset className={styles.FolderList}>
      <legend className={styles["FolderList-legend"]}>Folder</legend>
      {choices.map(({ folder, label, count }) => (
        <button
          key={label}
          type="button"
          className={styles["FolderList-folder"]}
          aria-pressed={folder === chosen}
          onClick={() => onChoose(folder)}
        >
          {label} <span className={styles["FolderList-count"]}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
