import type { Address } from "../endpoint.ts";

/** Where the calls of the editing desk live; apart from their schemas, as in `addresses.ts`. */
export const deskAddresses = {
  buckets: { method: "GET", path: "/services/backoffice/v1/content/buckets" },

  entries: { method: "GET", path: "/services/backoffice/v1/content/entries" },
  createEntry: { method: "POST", path: "/services/backoffice/v1/content/entries" },
  entry: { method: "GET", path: "/services/backoffice/v1/content/entries/:entry" },
  linking: { method: "GET", path: "/services/backoffice/v1/content/entries/:entry/linking" },
  saveDraft: { method: "PUT", path: "/services/backoffice/v1/content/entries/:entry/parts/:part" },

  versions: {
    method: "GET",
    path: "/services/backoffice/v1/content/entries/:entry/parts/:part/versions",
  },
  version: {
    method: "GET",
    path: "/services/backoffice/v1/content/entries/:entry/parts/:part/versions/:number",
  },
  diff: { method: "GET", path: "/services/backoffice/v1/content/entries/:entry/parts/:part/diff" },
  restore: {
    method: "POST",
    path: "/services/backoffice/v1/content/entries/:entry/parts/:part/restore",
  },

  publications: {
    method: "GET",
    path: "/services/backoffice/v1/content/entries/:entry/publications",
  },
  publish: {
    method: "POST",
    path: "/services/backoffice/v1/content/entries/:entry/publications",
  },
  unpublish: { method: "POST", path: "/services/backoffice/v1/content/entries/:entry/unpublish" },
  archive: { method: "POST", path: "/services/backoffice/v1/content/entries/:entry/archive" },
  remove: { method: "DELETE", path: "/services/backoffice/v1/content/entries/:entry" },
  undelete: { method: "POST", path: "/services/backoffice/v1/content/entries/:entry/undelete" },
  bulk: { method: "POST", path: "/services/backoffice/v1/content/bulk" },

  schedules: { method: "GET", path: "/services/backoffice/v1/content/schedules" },
  schedule: { method: "POST", path: "/services/backoffice/v1/content/schedules" },
  cancelSchedule: {
    method: "DELETE",
    path: "/services/backoffice/v1/content/schedules/:schedule",
  },

  comments: { method: "GET", path: "/services/backoffice/v1/content/entries/:entry/comments" },
  addComment: { method: "POST", path: "/services/backoffice/v1/content/entries/:entry/comments" },
  resolveComment: {
    method: "POST",
    path: "/services/backoffice/v1/content/comments/:comment/resolve",
  },
  reviews: { method: "GET", path: "/services/backoffice/v1/content/reviews" },
  askReview: { method: "POST", path: "/services/backoffice/v1/content/reviews" },
  answerReview: {
    method: "POST",
    path: "/services/backoffice/v1/content/reviews/:review/answer",
  },
  fourEyes: { method: "GET", path: "/services/backoffice/v1/content/four-eyes" },
  requireFourEyes: { method: "PUT", path: "/services/backoffice/v1/content/four-eyes" },

  redirects: { method: "GET", path: "/services/backoffice/v1/content/redirects" },
  addRedirect: { method: "PUT", path: "/services/backoffice/v1/content/redirects" },
  removeRedirect: { method: "DELETE", path: "/services/backoffice/v1/content/redirects" },

  media: { method: "GET", path: "/services/backoffice/v1/content/media" },
  addMedia: { method: "POST", path: "/services/backoffice/v1/content/media" },
  medium: { method: "GET", path: "/services/backoffice/v1/content/media/:media" },
  changeMedia: { method: "PATCH", path: "/services/backoffice/v1/content/media/:media" },
  replaceMedia: { method: "PUT", path: "/services/backoffice/v1/content/media/:media/file" },
  removeMedia: { method: "DELETE", path: "/services/backoffice/v1/content/media/:media" },
  mediaUsage: { method: "GET", path: "/services/backoffice/v1/content/media/:media/usage" },

  templates: { method: "GET", path: "/services/backoffice/v1/content/templates" },
  saveTemplate: { method: "POST", path: "/services/backoffice/v1/content/templates" },
  removeTemplate: {
    method: "DELETE",
    path: "/services/backoffice/v1/content/templates/:template",
  },

  exportBucket: { method: "GET", path: "/services/backoffice/v1/content/buckets/:bucket/export" },
  bringPicture: {
    method: "POST",
    path: "/services/backoffice/v1/content/buckets/:bucket/import/pictures",
  },
  importBucket: { method: "POST", path: "/services/backoffice/v1/content/buckets/:bucket/import" },

  resolveBlocks: { method: "POST", path: "/services/backoffice/v1/content/resolved-blocks" },
  regions: { method: "POST", path: "/services/backoffice/v1/content/regions" },
  previewLink: { method: "POST", path: "/services/backoffice/v1/content/preview-links" },

  auditTrail: { method: "GET", path: "/services/backoffice/v1/audit" },

  staff: { method: "GET", path: "/services/backoffice/v1/staff" },
  describeStaff: { method: "PUT", path: "/services/backoffice/v1/staff/:member/person" },
  setStaffRoles: { method: "PUT", path: "/services/backoffice/v1/staff/:member/roles" },
  disableStaff: { method: "PUT", path: "/services/backoffice/v1/staff/:member/disabled" },
  staffRequests: { method: "GET", path: "/services/backoffice/v1/staff-requests" },
  askStaffChange: { method: "POST", path: "/services/backoffice/v1/staff-requests" },
  answerStaffRequest: { method: "PUT", path: "/services/backoffice/v1/staff-requests/:change" },

  findPlayers: { method: "GET", path: "/services/backoffice/v1/players" },
  exportPlayers: { method: "POST", path: "/services/backoffice/v1/player-exports" },
  player: { method: "GET", path: "/services/backoffice/v1/players/:player" },
  revealPlayer: { method: "POST", path: "/services/backoffice/v1/players/:player/reveal" },
  playerSessions: { method: "GET", path: "/services/backoffice/v1/players/:player/sessions" },
  endPlayerSessions: {
    method: "DELETE",
    path: "/services/backoffice/v1/players/:player/sessions",
  },
  endPlayerSession: {
    method: "DELETE",
    path: "/services/backoffice/v1/players/:player/sessions/:visit",
  },
  playerEvents: { method: "GET", path: "/services/backoffice/v1/players/:player/events" },
  playerNotes: { method: "GET", path: "/services/backoffice/v1/players/:player/notes" },
  addPlayerNote: { method: "POST", path: "/services/backoffice/v1/players/:player/notes" },
  setPlayerStatus: { method: "PUT", path: "/services/backoffice/v1/players/:player/status" },
  tellApart: {
    method: "POST",
    path: "/services/backoffice/v1/players/:player/matches/:match/answer",
  },
  excludePlayer: { method: "POST", path: "/services/backoffice/v1/players/:player/exclusions" },
  waitingErasures: { method: "GET", path: "/services/backoffice/v1/erasure-requests" },
  grantErasure: { method: "PUT", path: "/services/backoffice/v1/erasure-requests/:request" },
  waitingResets: { method: "GET", path: "/services/backoffice/v1/second-factor-resets" },
  askReset: {
    method: "POST",
    path: "/services/backoffice/v1/players/:player/second-factor-resets",
  },
  answerReset: {
    method: "PUT",
    path: "/services/backoffice/v1/second-factor-resets/:reset",
  },

  enrolTotp: { method: "POST", path: "/services/backoffice/v1/totp" },
  confirmTotp: { method: "PUT", path: "/services/backoffice/v1/totp" },
  disableTotp: { method: "POST", path: "/services/backoffice/v1/totp/disable" },
} as const satisfies Record<string, Address>;
