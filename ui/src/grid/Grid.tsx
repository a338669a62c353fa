import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Grid.module.css";

export type GridProps = ComponentProps<"div"> & {
  // As many columns as the room allows, this many at most: the lobby has eight.
  columns?: number;
  // The narrowest a column may become before there are fewer of them.
  columnMin?: string;
};

export function Grid({ columns = 8, columnMin = "104px", className, style, ...div }: GridProps) {
  const sizes = { "--Grid-columns": columns, "--Grid-column-min": columnMin } as CSSProperties;
  return (
    <div
      {...div}
      className={classNames(styles["Grid"], className)}
      style={{ ...style, ...sizes }}
    />
  );
}
