import type { Picture } from "../picture/picture.ts";

export type ImageData = { readonly image: Picture };
