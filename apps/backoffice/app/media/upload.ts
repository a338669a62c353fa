import type { Medium, Problem } from "@croupier/contracts";
import { Refused } from "../calls.ts";
import { addMediaUrl } from "./media-calls.ts";

export type Upload = {
  readonly bucket: string;
  readonly folder: string;
  readonly name: string;
  readonly alt: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/**
 * One picture on its way. `fetch` cannot tell how much of a body has left; this older way can. Its
 * answer is the same call's, so what it says is read as any other.
 */
export function upload({ file, onProgress, ...query }: Upload): Promise<Medium> {
  const { promise, resolve, reject } = Promise.withResolvers<Medium>();
  const request = new XMLHttpRequest();
  request.open("POST", addMediaUrl(query));
  request.setRequestHeader("accept", "application/json, application/problem+json");
  request.setRequestHeader("content-type", file.type || "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total === 0 ? 0 : loaded / total),
  );
  request.addEventListener("load", () => {
    if (request.status === 201) resolve(JSON.parse(request.responseText) as Medium);
    else reject(refusalIn(request));
  });
  request.addEventListener("error", () => reject(new Error("the line was cut")));
  request.send(file);
  return promise;
}

/** A proxy may answer in words of its own, which are no problem of ours. */
function refusalIn({ responseText, status }: XMLHttpRequest): Error {
  try {
    return new Refused(JSON.parse(responseText) as Problem);
  } catch {
    return new Error(`the upload was answered with ${status}`);
  }
}
