import type { z } from "zod";
import type { ProblemCode } from "./problem-codes.ts";
import type { StaffRole } from "./staff-roles.ts";

/** Method and path, without any schema: all that a browser needs to make the call. */
export type Address = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `:name` marks a path parameter. */
  readonly path: `/${string}`;
};

export type Endpoint = Address & {
  /** `group.call`: the same words in the client, the handler's file name and the metrics. */
  readonly name: `${string}.${string}`;
  readonly summary: string;
  /** `game`: whoever holds the token of a game session, at the origin of games. */
  readonly access: "public" | "player" | "game" | "staff";
  /** Who of staff may make it, besides administrators; absent: all of staff. */
  readonly roles?: readonly StaffRole[];
  /**
   * Moves money, gives it or answers about it: no administrator makes it, and no login that two administrators
   * made, renewed or raised within a day.
   */
  readonly money?: true;
  /** Answered at the origin of games, and nowhere else. */
  readonly origin?: "games";
  /** Answered before a second factor is in use, because it is how one comes into use. */
  readonly beforeSecondFactor?: true;
  /** `:session` must be the signed-in player's own id; anything else answers one and the same 404. */
  readonly ownSession?: true;
  /**
   * Which allowance it spends: polls are cheap and many, sensitive calls few; plays follow each other as
   * fast as a game can show them; a machine speaks for thousands.
   */
  readonly rate: "poll" | "read" | "write" | "sensitive" | "play" | "machine";
  /** What is shed first under pressure: P3, then P2, then P1; P0 never. */
  readonly shed: "P0" | "P1" | "P2" | "P3";
  /** Answered while the site is closed for maintenance, as everything of class P0 is. */
  readonly duringMaintenance?: true;
  /**
   * Reads by its method and makes something, as the specification has it: the token of a launch, a page of
   * somebody else's, a code. A page of another site cannot have it made in a player's name.
   */
  readonly creates?: true;
  /** What it answers carries an ETag: who has it already is told so in a 304 without a body. */
  readonly etag?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a file as it is, not JSON. The types are for the caller: the bytes are looked at. */
  readonly upload?: { readonly types: readonly string[] };
  /** Whoever calls signs the bytes of the body: they are handed on as they came, and `body` read behind. */
  readonly signed?: true;
  /** The headers of the signature over the bytes of the body; one of these sets, where there are several. */
  readonly signedBy?: readonly (readonly string[])[];
  /** Where the 64 KB that every call takes are not enough. */
  readonly bodyBytesMax?: number;
  /** What it answers is a file of one of these types, sent while it is made: a browser opens its address. */
  readonly answersFile?: { readonly types: readonly string[] };
  /** Status → schema of the answer; `null` where the answer has no body. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>;
  /** What this call itself may refuse, besides what every call may (`everyCallRefusals`). */
  readonly refusals: readonly ProblemCode[];
};

/** Keeps the exact types of a declaration and checks it against the shape above. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
