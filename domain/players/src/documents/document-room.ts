import type { Database, Transact } from "@croupier/database";
import type { Keyring } from "../keyring.ts";
import type { QueueLetter } from "../letters.ts";
import type { RewritePicture, ScanFile } from "./examine-file.ts";
import type { DocumentProviders } from "./providers.ts";

/** Written into the trail of what staff did, in the transaction of the act. */
export type RecordStaffAct = (
  tx: Transact,
  act: {
    readonly staffId: string;
    readonly action: `documents.${string}`;
    readonly subject: string;
    readonly facts?: Readonly<Record<string, string | number | boolean>>;
  },
) => Promise<void>;

/** What the parts of this room work with. */
export type DocumentRoom = {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly queueLetter: QueueLetter;
  /** How a brand calls itself, for letters. */
  readonly brandNameOf: (brand: string) => Promise<string>;
  readonly rewritePicture: RewritePicture;
  readonly scanFile: ScanFile;
  readonly providers: DocumentProviders;
  /** Somebody outside did not answer as they should; the player is told that it is not their fault. */
  readonly reportError: (error: unknown) => void;
};

export type PlayerUnknown = { readonly code: "not_found" };
