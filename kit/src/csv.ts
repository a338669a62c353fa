/** One line of a table of commas (RFC 4180). A cell that a spreadsheet would take for a formula is made plain text. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

const amount = /^-?\d+(\.\d+)?$/;

function cellOf(value: string): string {
  // An amount below zero begins with a minus and is a number all the same.
  const isFormula = /^[=+\-@\t\r]/.test(value) && !amount.test(value);
  const plain = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
