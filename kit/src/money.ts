/** The face of money: the only arithmetic on amounts there is. Each brick stands in its own file. */
export { allocate, split } from "./allocate.ts";
export {
  add,
  compare,
  isNegative,
  isZero,
  money,
  negate,
  subtract,
  sum,
  zero,
  type Money,
} from "./amount.ts";
export { assets, getAsset, isAsset, ledgerScale, type Asset } from "./assets.ts";
export { formatDecimal, parseMoney } from "./decimal.ts";
export type { CurrencyDisplay } from "./display.ts";
export { displayDecimals, formatAmount, formatMoney, shownPerMajor } from "./display.ts";
