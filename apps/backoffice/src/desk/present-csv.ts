import { csvRow } from "@croupier/kit/csv";
import { exportColumns, type ExportedPlayer } from "@croupier/players";

export function presentCsv(players: readonly ExportedPlayer[]): string {
  const rows = players.map((player) =>
    exportColumns.map((column) => {
      const value = player[column];
      return value instanceof Date ? value.toISOString() : value;
    }),
  );
  return [exportColumns, ...rows].map(csvRow).join("");
}
