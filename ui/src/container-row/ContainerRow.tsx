import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import styles from "./ContainerRow.module.css";

export type ContainerRowProps = ComponentProps<"div"> & {
  // "prose" is a comfortable line of reading, "form" one column of fields.
  width?: "page" | "prose" | "form";
};

// One row of the page: as wide as the brand's measure, never closer to the edge than --edge.
export function ContainerRow({ width = "page", className, ...div }: ContainerRowProps) {
  return (
    <div
      {...div}
      className={classNames(styles["ContainerRow"], styles[`ContainerRow--${width}`], className)}
    />
  );
}
