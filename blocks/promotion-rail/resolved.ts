import type { PageTeaser } from "../article-list/resolved.ts";

export type PromotionRailData = { readonly promotions: readonly PageTeaser[] };
