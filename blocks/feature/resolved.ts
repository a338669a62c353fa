import type { Picture } from "../picture/picture.ts";

/** A feature whose picture is gone still says its words. */
export type FeatureData = { readonly image: Picture | null };
