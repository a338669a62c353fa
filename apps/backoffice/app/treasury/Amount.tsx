import styles from "./Treasury.module.css";

/** `1,012.30 USD`, exactly as it came: Intl writes a decimal string digit by digit. */
export function amountInWords(amount: string, currency?: string): string {
  const decimals = amount.split(".")[1]?.length ?? 0;
  const written = new Intl.NumberFormat("en-GB", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount as `${number}`);
  return currency === undefined ? written : `${written} ${currency}`;
}

export function Amount({ of: amount, currency }: { of: string; currency?: string }) {
  return <span className={styles["Amount"]}>{amountInWords(amount, currency)}</span>;
}

/** A change bears its sign, so that nobody has to look at a colour. */
export function Change({ of: amount }: { of: string }) {
  const isZero = /^-?0*(\.0*)?$/.test(amount);
  const sign = amount.startsWith("-") || isZero ? "" : "+";
  return <span className={styles["Amount"]}>{`${sign}${amountInWords(amount)}`}</span>;
}
