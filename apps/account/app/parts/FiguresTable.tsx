import type { ReactNode } from "react";

import styles from "./FiguresTable.module.css";

export interface FiguresTableProps {
  readonly title: string;
  readonly head: readonly string[];
  /** A row's first cell says what the others are of. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** The figures behind a drawing, for whoever would rather read them. */
export function FiguresTable({ title, head, rows }: FiguresTableProps) {
  return (
    <details className={styles["FiguresTable"]}>
      <summary>{title}</summary>
      <section
        className={styles["FiguresTable-scroll"]}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={title}
      >
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is known by its column
                  <td key={head[index + 1] ?? index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
