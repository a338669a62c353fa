/** The help articles of one language, ready to be searched. */
export type HelpIndex = { readonly articles: readonly HelpArticle[] };

export type HelpArticle = {
  readonly id: string;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly text: string;
};
