import { useState } from "react";
import styles from "./DiceFields.module.css";

type Props = {
  readonly label: string;
  readonly unit: string;
  /** A decimal as a machine writes it. */
  readonly value: string;
  readonly locale: string;
  readonly readOnly: boolean;
  readonly onRead: (typed: number) => void;
};

/** A number to be typed over; it is taken when the field is left, and shown as it was understood. */
export function DiceField({ label, unit, value, locale, readOnly, onRead }: Props) {
  const [typed, setTyped] = useState<string>();
  const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(Number(value));

  function finish() {
    // A comma is a point to whoever types one; nobody types thousands here.
    if (typed !== undefined && /\d/.test(typed)) onRead(Number(typed.replace(",", ".")));
    setTyped(undefined);
  }

  return (
    <label className={styles["DiceFields-field"]}>
      <span>{label}</span>
      <span className={styles["DiceFields-frame"]}>
        <input
          inputMode="decimal"
          autoComplete="off"
          readOnly={readOnly}
          value={typed ?? shown}
          // What is there gives way to what is typed.
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setTyped(undefined);
          }}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </label>
  );
}
