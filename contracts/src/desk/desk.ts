import { auditCalls } from "./audit-calls.ts";
import { canvasCalls } from "./canvas-calls.ts";
import { entryCalls } from "./entry-calls.ts";
import { mediaCalls } from "./media-calls.ts";
import { playerActCalls } from "./player-act-calls.ts";
import { playerPageCalls } from "./player-page-calls.ts";
import { playerSearchCalls } from "./player-search-calls.ts";
import { publicationCalls } from "./publication-calls.ts";
import { redirectCalls } from "./redirect-calls.ts";
import { reviewCalls } from "./review-calls.ts";
import { staffCalls } from "./staff-calls.ts";
import { templateCalls } from "./template-calls.ts";
import { transferCalls } from "./transfer-calls.ts";
import { versionCalls } from "./version-calls.ts";

/** Every call of the editing desk. */
export const desk = {
  ...entryCalls,
  ...versionCalls,
  ...publicationCalls,
  ...reviewCalls,
  ...redirectCalls,
  ...mediaCalls,
  ...templateCalls,
  ...transferCalls,
  ...canvasCalls,
  ...auditCalls,
  ...staffCalls,
  ...playerSearchCalls,
  ...playerPageCalls,
  ...playerActCalls,
} as const;
