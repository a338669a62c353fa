import { cpus, totalmem } from "node:os";

export type BenchResult = {
  id: string;
  /** One sentence: what was measured, against what. */
  what: string;
  figures: Readonly<Record<string, number | string>>;
  /** The figure to reach, in words a reader can hold against `figures`. */
  limit: Readonly<Record<string, string>>;
  pass: boolean;
  machine: Machine;
  at: string;
};

export type Machine = { cpu: string; cores: number; memoryGiB: number; node: string };

export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? "unknown",
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
  };
}
