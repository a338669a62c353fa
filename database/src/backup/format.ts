import type { Level, Partition, Sequence, Table } from "./catalogue.ts";

/** What the frames of a backup hold. A change that old readers would misread raises the number. */
export const FORMAT = 1;

export type Header = {
  format: number;
  product: "croupier";
  madeAt: string;
  server: string;
  level: Level;
  jobsLevel: number;
  partitions: Partition[];
  tables: Table[];
};

export type TableEnd = { rows: number; sha256: string };

export type Sequences = { sequences: Sequence[] };
