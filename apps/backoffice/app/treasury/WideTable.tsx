import type { ReactNode } from "react";
import styles from "./Treasury.module.css";

/** What a column is called, and how it is set: numbers end where they end, what is whole is not broken. */
export type Column =
  | string
  | { readonly numbers: string }
  | { readonly whole: string }
  | { readonly words: string };

export type Row = {
  readonly key: string;
  readonly title?: string;
  /** Under each column what it holds; the first one names the row. */
  readonly cells: readonly [name: ReactNode, ...others: ReactNode[]];
};

/**
 * A table with a frame of its own: where the frame is narrow each row stands as a block, its values
 * under their names, and what is wider all the same is moved inside the frame, with the arrow keys too.
 */
export function WideTable({
  name,
  columns,
  rows,
}: {
  name: string;
  columns: readonly Column[];
  rows: readonly Row[];
}) {
  const [, ...others] = columns;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls
    <section className={styles["Treasury-frame"]} tabIndex={0} aria-label={name}>
      <table className={styles["Treasury-table"]}>
        <caption>{name}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={nameOf(column)} scope="col" {...settingOf(column)}>
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells: [first, ...cells] }) => (
            <tr key={key}>
              <th scope="row" title={title}>
                {first}
              </th>
              {others.map((column, at) => (
                <td key={nameOf(column)} data-label={nameOf(column)} {...settingOf(column)}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function nameOf(column: Column): string {
  if (typeof column === "string") return column;
  if ("numbers" in column) return column.numbers;
  return "whole" in column ? column.whole : column.words;
}

const settingOf = (column: Column) =>
  typeof column === "string" ? {} : { "data-set": Object.keys(column)[0] };
