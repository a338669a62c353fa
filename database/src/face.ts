export { connect } from "./connect.ts";
export type { ConnectOptions, Database } from "./connect.ts";
export { migrate, MigrationRefusal } from "./migrate.ts";
export type { Migrated, MigrateOptions } from "./migrate.ts";
export type { DB } from "./schema.gen.ts";
export { planOnce } from "./plan-once.ts";
export { seedOnce } from "./seed-once.ts";
export { transact } from "./transact.ts";
export type { Transact, TransactOptions } from "./transact.ts";
