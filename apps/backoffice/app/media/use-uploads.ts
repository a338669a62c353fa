import type { Medium } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { sentenceOf } from "../sentence-of.ts";
import { mediaKey } from "./media-calls.ts";
import { nameOfFile } from "./name-of-file.ts";
import { upload } from "./upload.ts";

export type UploadRow = {
  readonly key: number;
  readonly file: File;
  /** Where this browser shows the file; given back when the row goes. */
  readonly url: string;
  readonly name: string;
  readonly alt: string;
  readonly state: "described" | "sending" | "done" | "refused";
  /** From 0 to 1. */
  readonly progress: number;
  readonly refusal?: string;
};

/** Files on their way into a folder: described first, then sent, two at a time. */
export function useUploads({
  bucket,
  folder,
  onDone,
}: {
  bucket: string;
  folder: string;
  onDone?: ((medium: Medium) => void) | undefined;
}) {
  const queries = useQueryClient();
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const counted = useRef(0);

  function change(key: number, changes: Partial<UploadRow>): void {
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  }

  function keep(stays: (row: UploadRow) => boolean): void {
    for (const row of rows) if (!stays(row)) URL.revokeObjectURL(row.url);
    setRows((before) => before.filter(stays));
  }

  async function send(row: UploadRow): Promise<void> {
    change(row.key, { state: "sending", progress: 0 });
    try {
      const { file, name, alt } = row;
      const onProgress = (progress: number) => change(row.key, { progress });
      const added = await upload({ bucket, folder, name, alt, file, onProgress });
      change(row.key, { state: "done", progress: 1 });
      onDone?.(added);
    } catch (error) {
      const refusal = error instanceof Error ? sentenceOf(error) : "Something went wrong.";
      change(row.key, { state: "refused", refusal });
    }
  }

  return {
    rows,
    add(files: Iterable<File>) {
      const more = [...files]
        .filter(({ type }) => type.startsWith("image/"))
        .map((file): UploadRow => {
          counted.current += 1;
          const name = nameOfFile(file.name);
          const url = URL.createObjectURL(file);
          const key = counted.current;
          return { key, file, url, name, alt: "", state: "described", progress: 0 };
        });
      setRows((before) => [...before, ...more]);
      return more.length;
    },
    describe: (key: number, words: { name?: string; alt?: string }) => change(key, words),
    drop: (key: number) => keep((row) => row.key !== key),
    clearDone: () => keep(({ state }) => state !== "done"),
    async sendAll() {
      const waiting = rows.filter(
        ({ state, alt }) => (state === "described" || state === "refused") && alt.trim() !== "",
      );
      const lanes = [0, 1].map(async (lane) => {
        for (const row of waiting.filter((_, index) => index % 2 === lane)) await send(row);
      });
      await Promise.all(lanes);
      await queries.invalidateQueries({ queryKey: mediaKey });
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
