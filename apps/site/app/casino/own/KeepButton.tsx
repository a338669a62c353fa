import { IconButton } from "@croupier/ui";
import { iconHeart } from "@croupier/ui/icons";

import styles from "./KeepButton.module.css";
import { useKeep } from "./use-keep.ts";

export interface KeepButtonProps {
  readonly gameId: string;
  readonly title: string;
}

/** The heart of a game outside of its card. */
export function KeepButton(game: KeepButtonProps) {
  const keep = useKeep(game);
  if (keep === undefined) return null;
  return (
    <IconButton
      icon={iconHeart}
      label={keep.label}
      aria-pressed={keep.kept}
      className={styles["KeepButton"]}
      onClick={keep.onPress}
    />
  );
}
