import type { CSSProperties } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Skeleton.module.css";

export type SkeletonProps = {
  shape?: "line" | "block" | "circle";
  inlineSize?: CSSProperties["inlineSize"];
  blockSize?: CSSProperties["blockSize"];
};

// Holds the place of what is coming, so that nothing jumps. It says nothing; a status beside it does.
export function Skeleton({ shape = "line", inlineSize, blockSize }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles["Skeleton"], styles[`Skeleton--${shape}`])}
      style={{ inlineSize, blockSize }}
    />
  );
}
