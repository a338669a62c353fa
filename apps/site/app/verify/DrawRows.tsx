import type { Draw } from "@croupier/kit/fair";
import { Button } from "@croupier/ui";
import { type CSSProperties, useState } from "react";
import { useSay } from "../language/Messages.context.tsx";
import styles from "./verify.module.css";

const firstMax = 8;

/** Each number that was drawn: its eight digits, where it lies in its range, and what it came to. */
export function DrawRows({ draws }: { draws: readonly Draw[] }) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const shown = all ? draws : draws.slice(0, firstMax);
  return (
    <>
      <table className={styles["DrawRows"]}>
        <thead>
          <tr>
            <th scope="col">{say("verify.drawn.place")}</th>
            <th scope="col">{say("verify.drawn.digits")}</th>
            <th scope="col">{say("verify.drawn.number")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ word, place, below, value, beside }) => (
            <tr key={`${beside ?? ""}:${place}`}>
              <td>{place + 1}</td>
              <td>
                <bdi>{word.toString(16).padStart(8, "0")}</bdi>
              </td>
              <td className={styles["DrawRows-number"]}>
                <span
                  aria-hidden
                  className={styles["DrawRows-bar"]}
                  style={{ "--at": below > 1 ? value / (below - 1) : 0 } as CSSProperties}
                />
                <strong>{value}</strong> {say("verify.drawn.below", { count: below })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {draws.length > shown.length && (
        <Button look="ghost" size="sm" onClick={() => setAll(true)}>
          {say("verify.drawn.all", { count: draws.length })}
        </Button>
      )}
    </>
  );
}
