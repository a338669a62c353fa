import type { Picture } from "../picture/picture.ts";

/** A page as it is announced on another one. */
export type PageTeaser = {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly href: string;
  readonly cover?: Picture | undefined;
  /** `YYYY-MM-DD` */
  readonly publishedOn?: string | undefined;
};

export type ArticleListData = { readonly pages: readonly PageTeaser[] };
