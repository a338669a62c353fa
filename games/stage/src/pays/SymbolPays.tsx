import { VisuallyHidden } from "@croupier/ui";
import { timesText } from "../scene/times-text.ts";
import type { Multiple } from "@croupier/kit/rules";
import styles from "./SymbolPays.module.css";

export type SymbolPay = {
  readonly symbol: string;
  readonly name: string;
  /** How many of it, and what they pay; or what else it does, in words. */
  readonly pays: readonly (readonly [count: string | number, Multiple])[] | string;
};

export type SymbolPaysProps = {
  /** Its colours: `--SymbolPays-ground`, `-ink` and `-count`. */
  readonly className: string | undefined;
  /** The class of a picture; which of them it is says `data-symbol`. */
  readonly picture: string | undefined;
  readonly symbols: readonly SymbolPay[];
  readonly locale: string;
};

/** What each symbol of a slot pays, beside its picture. */
export function SymbolPays({ className, picture, symbols, locale }: SymbolPaysProps) {
  return (
    <ul className={`${styles["SymbolPays"]} ${className ?? ""}`}>
      {symbols.map(({ symbol, name, pays }) => (
        <li key={symbol}>
          <span
            className={`${styles["SymbolPays-picture"]} ${picture ?? ""}`}
            data-symbol={symbol}
          />
          <VisuallyHidden>{name}</VisuallyHidden>
          {typeof pays === "string" ? <p>{pays}</p> : <Counts pays={pays} locale={locale} />}
        </li>
      ))}
    </ul>
  );
}

function Counts({
  pays,
  locale,
}: {
  readonly pays: Exclude<SymbolPay["pays"], string>;
  readonly locale: string;
}) {
  return (
    <dl>
      {pays.map(([count, multiple]) => (
        <div key={count}>
          <dt>{count}</dt>
          <dd>{timesText(multiple, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
