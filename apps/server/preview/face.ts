export { createPreviewLinks, type PreviewLink, type PreviewWish } from "./preview-links.ts";
export { siteOriginOf } from "./site-origin.ts";
