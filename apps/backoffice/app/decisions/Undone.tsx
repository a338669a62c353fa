import { CloseButton } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../parts/Icon.tsx";
import { UndoneContext, type UndonePress } from "./Undone.context.ts";
import styles from "./Undone.module.css";

type Told = UndonePress & { readonly number: number };

/** More than these nobody reads at once. */
const toldMax = 3;

/** Tells what a press could not do, above whatever page one is on by then, until it was read. */
export function Undone({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<readonly Told[]>([]);
  return (
    <UndoneContext value={(press) => setTold((before) => withOne(before, press))}>
      {children}
      <div className={styles.Undone}>
        {told.map(({ number, about, to, why, stands }) => (
          <section key={number} role="alert" className={styles["Undone-one"]}>
            <span className={styles["Undone-mark"]}>
              <Icon name="warning" />
            </span>
            <div>
              <Link to={to}>{about}</Link>
              <p className={styles["Undone-why"]}>{why}</p>
              <p className={styles["Undone-stands"]}>{stands}</p>
            </div>
            <CloseButton
              aria-label={`Close, ${about}`}
              size="lg"
              onClick={() => setTold((before) => before.filter((one) => one.number !== number))}
            />
          </section>
        ))}
      </div>
    </UndoneContext>
  );
}

/** Of the same thing the latest alone; with a number of its own, so that it is read out again. */
function withOne(before: readonly Told[], press: UndonePress): readonly Told[] {
  const others = before.filter(({ about, to }) => about !== press.about || to !== press.to);
  const number = (before.at(-1)?.number ?? 0) + 1;
  return [...others, { ...press, number }].slice(-toldMax);
}
