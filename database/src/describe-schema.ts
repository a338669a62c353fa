import { Client } from "pg";

/**
 * The whole schema as text that is the same on every machine: what a reviewer reads in a diff
 * when a migration changes something, grants included. Each line stands alone and is sorted, so
 * that two branches touch each other's lines only when they touch the same thing.
 */
export async function describeSchema(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Names are written with their schema, whatever the role's search_path would hide.
    await client.query("SET search_path = pg_catalog");
    const sections: string[] = [];
    for (const [title, query] of Object.entries(SECTIONS)) {
      const { rows } = await client.query<{ line: string }>(query);
      const lines = rows.map((row) => row.line).toSorted();
      sections.push([`== ${title} (${lines.length})`, ...lines].join("\n"));
    }
    return `${sections.join("\n\n")}\n`;
  } finally {
    await client.end();
  }
}

// graphile-worker owns the inside of its schema; what we added to it (grants, policies) is ours.
const OURS = `nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'graphile_worker')`;
const OURS_AND_JOBS = `nspname !~ '^pg_' AND nspname <> 'information_schema'`;

const SECTIONS = {
  "schemas, their owners and rights": `
    SELECT format('%s owner=%s rights=%s', nspname, nspowner::regrole, ${rights("nspacl")}) AS line
    FROM pg_namespace WHERE ${OURS_AND_JOBS}`,

  "tables, views and sequences": `
    SELECT format('%s.%s %s owner=%s%s', nspname, relname,
             CASE relkind WHEN 'r' THEN 'table' WHEN 'p' THEN 'partitioned table by '
               || pg_get_partkeydef(class.oid) WHEN 'v' THEN 'view' WHEN 'm' THEN 'materialized view'
               WHEN 'S' THEN 'sequence' END,
             relowner::regrole,
             CASE WHEN relispartition THEN ' partition ' || pg_get_expr(relpartbound, class.oid)
               ELSE '' END) AS line
    FROM pg_class AS class JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND ${OURS}`,

  columns: `
    SELECT format('%s.%s.%s %s%s%s%s', nspname, relname, attname,
             format_type(atttypid, atttypmod),
             CASE WHEN attnotnull THEN ' not null' ELSE '' END,
             CASE attidentity WHEN 'a' THEN ' identity always' WHEN 'd' THEN ' identity by default'
               ELSE '' END,
             CASE WHEN adbin IS NULL THEN ''
               ELSE CASE attgenerated WHEN '' THEN ' default ' ELSE ' generated ' END
                 || pg_get_expr(adbin, adrelid) END) AS line
    FROM pg_attribute AS attribute
    JOIN pg_class AS class ON class.oid = attrelid
    JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    LEFT JOIN pg_attrdef AS otherwise ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'p', 'v', 'm') AND NOT relispartition
      AND ${OURS}`,

  // NOT NULL became a constraint of its own in PostgreSQL 18; the columns above already say it.
  constraints: `
    SELECT format('%s.%s %s: %s', nspname, relname, conname, pg_get_constraintdef(con.oid)) AS line
    FROM pg_constraint AS con
    JOIN pg_class AS class ON class.oid = conrelid
    JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE contype <> 'n' AND NOT relispartition AND ${OURS}`,

  indexes: `
    SELECT pg_get_indexdef(indexrelid) AS line
    FROM pg_index
    JOIN pg_class AS class ON class.oid = indrelid
    JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE NOT relispartition AND ${OURS}`,

  views: `
    SELECT format('%s.%s %s', nspname, relname,
             regexp_replace(pg_get_viewdef(class.oid), '\\s+', ' ', 'g')) AS line
    FROM pg_class AS class JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE relkind IN ('v', 'm') AND ${OURS}`,

  types: `
    SELECT format('%s.%s %s', nspname, typname, CASE typtype
             WHEN 'e' THEN 'enum ' || (SELECT string_agg(enumlabel, ', ' ORDER BY enumsortorder)
               FROM pg_enum WHERE enumtypid = type.oid)
             WHEN 'd' THEN 'domain ' || format_type(typbasetype, typtypmod)
             ELSE 'composite ' || (SELECT string_agg(attname || ' '
               || format_type(atttypid, atttypmod), ', ' ORDER BY attnum)
               FROM pg_attribute WHERE attrelid = typrelid) END) AS line
    FROM pg_type AS type
    JOIN pg_namespace AS namespace ON namespace.oid = typnamespace
    LEFT JOIN pg_class AS class ON class.oid = typrelid
    WHERE (typtype IN ('e', 'd') OR (typtype = 'c' AND relkind = 'c')) AND ${OURS}`,

  "functions (md5 of the body, owner, rights)": `
    SELECT format('%s.%s(%s) returns %s %s%s md5=%s owner=%s rights=%s', nspname, proname,
             pg_get_function_identity_arguments(proc.oid), pg_get_function_result(proc.oid),
             lanname, CASE WHEN prosecdef THEN ' security definer' ELSE '' END,
             md5(prosrc || coalesce(pg_get_function_sqlbody(proc.oid), '')),
             proowner::regrole, ${rights("proacl")}) AS line
    FROM pg_proc AS proc
    JOIN pg_namespace AS namespace ON namespace.oid = pronamespace
    JOIN pg_language AS language ON language.oid = prolang
    WHERE ${OURS}`,

  triggers: `
    SELECT pg_get_triggerdef(trigger.oid) AS line
    FROM pg_trigger AS trigger
    JOIN pg_class AS class ON class.oid = tgrelid
    JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE NOT tgisinternal AND NOT relispartition AND ${OURS}`,

  "row policies": `
    SELECT format('%s.%s %s', nspname, relname, polname) AS line
    FROM pg_policy
    JOIN pg_class AS class ON class.oid = polrelid
    JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE ${OURS_AND_JOBS}`,

  "rights on tables, views and sequences": `
    SELECT format('%s.%s %s', nspname, relname, ${rights("relacl")}) AS line
    FROM pg_class AS class JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND relacl IS NOT NULL AND ${OURS_AND_JOBS}`,

  "rights on columns": `
    SELECT format('%s.%s.%s %s', nspname, relname, attname, ${rights("attacl")}) AS line
    FROM pg_attribute AS attribute
    JOIN pg_class AS class ON class.oid = attrelid
    JOIN pg_namespace AS namespace ON namespace.oid = relnamespace
    WHERE attacl IS NOT NULL AND ${OURS_AND_JOBS}`,
};

/** Who may do what, without the owner, who may do all and is named beside the object. */
function rights(acl: string): string {
  return `coalesce((
    SELECT string_agg(DISTINCT coalesce(nullif(grantee, 0)::regrole::text, 'PUBLIC') || ':'
      || lower(privilege_type), ',')
    FROM aclexplode(${acl}) WHERE grantee <> grantor), 'none')`;
}
