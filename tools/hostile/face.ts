export { answers, compareWithTable, type AuthorisationTable } from "./authorisation-table.ts";
export { foreignPages } from "./foreign-pages.ts";
export { fuzzEndpoint, requestsPerCall } from "./fuzz-endpoint.ts";
export { rawFaults } from "./raw-faults.ts";
export {
  brokenFramings,
  deadEnds,
  heavyRequests,
  type RawRequest,
  type RawTarget,
} from "./raw-requests.ts";
export { sayRaw, type Heard } from "./raw-socket.ts";
export { damageBytes, varySpelling } from "./raw-variants.ts";
export { securityFaults } from "./security-headers.ts";
export { listTables, tablesThatHold, watchWrites, type Writes } from "./written-tables.ts";
