import { exportColumns, type ExportedPlayer } from "@croupier/players";

/** RFC 4180. A cell that a spreadsheet would take for a formula is made plain text. */
export function presentCsv(players: readonly ExportedPlayer[]): string {
  const rows = players.map((player) =>
    exportColumns.map((column) => {
      const value = player[column];
      return cellOf(value instanceof Date ? value.toISOString() : value);
    }),
  );
  return [exportColumns, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

function cellOf(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
