import { useFormat } from "../format/FormatProvider.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./JackpotChip.module.css";
import { jackpotText } from "./jackpot-text.ts";

export type JackpotChipProps = {
  // A whole number of hundredths of a major unit.
  hundredths: bigint | number;
  currency: string;
  // "Jackpot", for those who cannot see the coin.
  label: string;
};

export function JackpotChip({ hundredths, currency, label }: JackpotChipProps) {
  const { locale } = useFormat();
  const countable = typeof hundredths === "bigint" || Number.isSafeInteger(hundredths);
  const text = countable ? jackpotText(BigInt(hundredths), { currency, locale }) : "";
  if (text === "") return null;
  return (
    <span className={styles["JackpotChip"]}>
      <VisuallyHidden>{label} </VisuallyHidden>
      <bdi>{text}</bdi>
    </span>
  );
}
