import type { Problem } from "@croupier/contracts";
import { servicesBaseUrl, spellPath } from "@croupier/contracts/client";
import type { DocumentSide, DocumentType } from "@croupier/contracts/document-words";
import { playerAddresses } from "@croupier/contracts/player-addresses";

export interface Sending {
  readonly session: string;
  readonly documentType: DocumentType;
  readonly kind: string;
  readonly side: DocumentSide;
  readonly bytes: Blob;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The server said no; everything else that goes wrong is no answer. */
export class NotTaken extends Error {
  override readonly name = "NotTaken";
  readonly problem: Pick<Problem, "code">;

  constructor(problem: Pick<Problem, "code">) {
    super(problem.code);
    this.problem = problem;
  }
}

/** `fetch` cannot tell how much of a body has left; this older way can. */
export function sendFile({ bytes, onProgress, ...where }: Sending): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { session, documentType, kind, side } = where;
  const { method, path } = playerAddresses.documents.upload;
  const request = new XMLHttpRequest();
  const base = servicesBaseUrl();
  request.open(
    method,
    base + spellPath(path, { params: { session, documentType }, query: { kind, side } }),
  );
  request.withCredentials = base !== "";
  request.setRequestHeader("accept", "application/json, application/problem+json");
  request.setRequestHeader("content-type", bytes.type || "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total === 0 ? 0 : loaded / total),
  );
  request.addEventListener("load", () => {
    if (request.status === 201) resolve();
    else reject(refusalIn(request.responseText));
  });
  request.addEventListener("error", () => reject(new TypeError("The line was cut")));
  request.send(bytes);
  return promise;
}

/** A proxy may answer in words of its own, which are no problem of ours. */
function refusalIn(answer: string): Error {
  try {
    return new NotTaken(JSON.parse(answer) as Problem);
  } catch {
    return new Error("The upload was not answered by us");
  }
}
