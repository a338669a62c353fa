import { formatAmount } from "@croupier/kit/money";
import { classNames } from "../class-names.ts";
import { useFormat } from "../format/FormatProvider.tsx";
import styles from "./Money.module.css";

export type MoneyProps = {
  // A decimal in major units, as every call delivers it; anything else prints nothing.
  amount: unknown;
  currency: string;
  // Says by colour what the sign says too; only where money in and money out stand side by side.
  tone?: "plain" | "inOut";
};

// The only thing that prints an amount.
export function Money({ amount, currency, tone = "plain" }: MoneyProps) {
  const { locale, currencyDisplay } = useFormat();
  const text = formatAmount(amount, { currency, locale, currencyDisplay });
  if (text === "") return null;
  return (
    <MoneyText tone={tone === "inOut" ? direction(String(amount)) : "plain"}>{text}</MoneyText>
  );
}

// bdi keeps sign, symbol and digits in their order inside right-to-left text.
function MoneyText({ tone, children }: { tone: "plain" | "in" | "out"; children: string }) {
  return <bdi className={classNames(styles["Money"], styles[`Money--${tone}`])}>{children}</bdi>;
}

function direction(amount: string): "plain" | "in" | "out" {
  if (!/^-?[0.]*[1-9]/.test(amount)) return "plain";
  return amount.startsWith("-") ? "out" : "in";
}
