import type { Database } from "@croupier/database";
import { sql } from "kysely";

/** A bucket as the desk offers it: whose it is, and what its brand speaks. */
export type DescribedBucket = {
  readonly bucket: string;
  readonly brandCode: string;
  readonly brandName: string;
  readonly languages: readonly string[];
  readonly languageDefault: string;
  readonly timeZone: string;
  readonly hosts: readonly string[];
};

export function createBucketList({ db }: Database) {
  return {
    async describeBuckets(): Promise<readonly DescribedBucket[]> {
      const { rows } = await sql<DescribedBucket>`
        SELECT b.bucket, r.brand_code AS "brandCode", r.name AS "brandName", r.languages,
               r.language_default AS "languageDefault", r.time_zone AS "timeZone",
               array(SELECT host_name FROM content.brand_host AS h
                     WHERE h.brand_code = r.brand_code ORDER BY host_name) AS hosts
        FROM content.bucket AS b JOIN content.brand AS r USING (brand_code)
        ORDER BY b.bucket
      `.execute(db);
      return rows;
    },
  };
}
