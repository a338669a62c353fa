import { join } from "node:path";
import { seedOnce, transact, type Database } from "@croupier/database";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { CheckBlocks } from "../entries/check-blocks.ts";
import { examinePicture } from "../media/examine-picture.ts";
import { keepMediaFile, readLanguageDefault } from "../media/stored-media.ts";
import type { ImportRefusal, MediaFileRefusal, NotFound } from "../refusals.ts";
import type { AnnounceContent, ContentAnnouncement } from "../store/change-log.ts";
import type { RecordContentAct } from "../store/recorded-act.ts";
import { refuseByRollback } from "../store/refuse-by-rollback.ts";
import type { BucketFile } from "./bucket-file.ts";
import { listDemoBuckets, readDemoBucket } from "./demo-files.ts";
import { exportFrom } from "./export-bucket.ts";
import { importInto, type Imported, type ImportRequest } from "./import-bucket.ts";

type ImportCounts = Pick<Imported, "entries" | "versions">;
type Rehearsal = ImportCounts & Pick<Imported, "picturesMissing">;

/** Content on its way between environments, and into a new house. */
export function createTransfer({
  database,
  clock,
  announce,
  record,
  checkBlocks,
}: {
  database: Database;
  clock: Clock;
  announce: AnnounceContent;
  record: RecordContentAct;
  checkBlocks: CheckBlocks;
}) {
  const means = { clock, checkBlocks };
  return {
    exportBucket(bucket: string): Promise<BucketFile> {
      return transact(database, (tx) => exportFrom(tx, bucket), { isolation: "repeatable read" });
    },

    /** All of the file or nothing; what it shows is shown at once. */
    async importBucket(request: ImportRequest): Promise<Result<ImportCounts, ImportRefusal>> {
      const answer = await refuseByRollback(database, async (tx) => {
        const imported = await importInto(tx, request, means);
        if (!imported.ok) return imported;
        const { announcement: _announcement, picturesMissing, ...after } = imported.value;
        if (picturesMissing.length > 0) return refuse(notBrought(picturesMissing));
        const { by, bucket } = request;
        await record(tx, { by, action: "content.imported", subject: bucket, after });
        return imported;
      });
      if (!answer.ok) return answer;
      const { announcement, entries, versions } = answer.value;
      if (announcement !== undefined) await announce(announcement);
      return ok({ entries, versions });
    },

    /**
     * The bytes of one picture, ahead of the file that names them: no call has to hold a whole bucket of
     * them. Nobody sees them before an import gives them a name.
     */
    async bringPicture({
      bucket,
      bytes,
      by,
    }: {
      readonly bucket: string;
      readonly bytes: Buffer;
      readonly by: string;
    }): Promise<Result<{ readonly sha256: string }, NotFound | MediaFileRefusal>> {
      if ((await readLanguageDefault(database.db, bucket)) === undefined) {
        return refuse({ code: "not_found" });
      }
      const examined = await examinePicture(bytes, { from: "import" });
      if (!examined.ok) return examined;
      const sha256 = await transact(database, async (tx) => {
        const kept = (await keepMediaFile(tx, examined.value)).toString("hex");
        const facts = { bucket, bytes: examined.value.bytes.length };
        await record(tx, { by, action: "content.picture-brought", subject: kept, facts });
        return kept;
      });
      return ok({ sha256 });
    },

    /** What an import would do: it is done, counted, and taken back. */
    async rehearseImport(request: ImportRequest): Promise<Result<Rehearsal, ImportRefusal>> {
      type Rehearsed = ImportRefusal | { readonly code: "rehearsed"; readonly counts: Rehearsal };
      const answer = await refuseByRollback<never, Rehearsed>(database, async (tx) => {
        const imported = await importInto(tx, request, means);
        if (!imported.ok) return imported;
        const { announcement: _announcement, ...counts } = imported.value;
        return refuse({ code: "rehearsed", counts });
      });
      const { refusal } = answer as Extract<typeof answer, { ok: false }>;
      return refusal.code === "rehearsed" ? ok(refusal.counts) : refuse(refusal);
    },

    /** The content of a first start, bucket by bucket; afterwards the database is the truth. */
    async sowDemo(folder: string): Promise<void> {
      for (const bucket of await listDemoBuckets(folder)) {
        let told: ContentAnnouncement | undefined;
        await seedOnce(database, `content: demo of ${bucket}`, async (tx) => {
          const file = await readDemoBucket(join(folder, bucket));
          const answer = await importInto(tx, { bucket, file, by: "the first start" }, means);
          if (!answer.ok) {
            throw new Error(`demo content ${bucket}: ${JSON.stringify(answer.refusal)}`);
          }
          told = answer.value.announcement;
        });
        if (told !== undefined) await announce(told);
      }
    },
  };
}

/** As many as one reads; whoever brings them asks a rehearsal for all of them. */
const namedMax = 100;

function notBrought(hashes: readonly string[]): ImportRefusal {
  const errors = hashes.slice(0, namedMax).map((sha256) => ({
    field: sha256,
    code: "picture_missing",
    message: "was not brought yet",
  }));
  return { code: "import_unreadable", errors };
}
