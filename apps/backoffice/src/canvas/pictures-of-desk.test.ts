import { imageUrl } from "@croupier/kit/image-url";
import { expect, test } from "vitest";
import { withPicturesOfDesk } from "./pictures-of-desk.ts";

const id = "018f0000-0000-7000-8000-000000000001";
const path = `/media/${id}/the-river.${"a".repeat(16)}.webp`;
const ofSite = (width: 320 | 640 | "*") => imageUrl({ path, width });
const ofDesk = (width: number | "*") =>
  `/services/backoffice/v1/content/media/${id}/picture?width=${width}`;

test("every address of a picture becomes one of the desk, in a set as well", () => {
  const image = { src: ofSite(640), srcSet: `${ofSite(320)} 320w, ${ofSite(640)} 640w`, alt: "A" };
  expect(withPicturesOfDesk({ slides: [{ image }] })).toEqual({
    slides: [
      { image: { src: ofDesk(640), srcSet: `${ofDesk(320)} 320w, ${ofDesk(640)} 640w`, alt: "A" } },
    ],
  });
});

test("an address that waits for its width becomes one that waits for it too", () => {
  expect(withPicturesOfDesk({ address: ofSite("*") })).toEqual({ address: ofDesk("*") });
});

test("everything else stays as it is", () => {
  const other = { href: "/promotions", src: "/assets/_next/static/images/w640/q75/%2Felse.png" };
  expect(withPicturesOfDesk(other)).toEqual(other);
  expect(withPicturesOfDesk(undefined)).toBeUndefined();
});
