const count = new Intl.NumberFormat("en-GB");

/** A number as it is read: `1,234`. */
export const countOf = (number: number): string => count.format(number);
