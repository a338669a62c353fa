export { answers, compareWithTable, type AuthorisationTable } from "./authorisation-table.ts";
export { foreignPages } from "./foreign-pages.ts";
export { fuzzEndpoint, requestsPerCall } from "./fuzz-endpoint.ts";
export { securityFaults } from "./security-headers.ts";
export { changedTables, readTables, tablesThatHold } from "./written-tables.ts";
