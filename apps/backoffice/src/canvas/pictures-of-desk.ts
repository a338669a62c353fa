import { readMediaPath } from "@croupier/kit/media-path";

const ofSite = /\/assets\/_next\/static\/images\/w(\d+|\*)\/q\d+\/(%2Fmedia%2F[^\s",]+)/g;

/** The desk shows the pictures of a bucket at its own address: this process serves no site. */
export function withPicturesOfDesk<Data>(data: Data): Data {
  const text = JSON.stringify(data)?.replace(ofSite, (address, width: string, path: string) => {
    const named = readMediaPath(decodeURIComponent(path));
    return named === undefined
      ? address
      : `/services/backoffice/v1/content/media/${named.id}/picture?width=${width}`;
  });
  // Only strings inside it changed.
  return text === undefined ? data : (JSON.parse(text) as Data);
}
