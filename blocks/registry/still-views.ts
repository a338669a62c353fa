import { ArticleListView } from "../article-list/View.tsx";
import { CallToActionView } from "../call-to-action/View.tsx";
import { DividerView } from "../divider/View.tsx";
import { FactsView } from "../facts/View.tsx";
import { FeatureView } from "../feature/View.tsx";
import { HeadingView } from "../heading/View.tsx";
import { ImageView } from "../image/View.tsx";
import { LinkListView } from "../link-list/View.tsx";
import { NoticeView } from "../notice/View.tsx";
import { ProofView } from "../proof/View.tsx";
import { QuestionsView } from "../questions/View.tsx";
import { RichTextView } from "../rich-text/View.tsx";
import { SectionListView } from "../section-list/View.tsx";
import { SlideWords } from "../slideshow/SlideWords.tsx";
import { StepsView } from "../steps/View.tsx";
import type { BlockViews, PieceViews, StillType } from "./block-views.ts";

/** Small and mostly seen together, so they travel as one piece; and only when a page is drawn here. */
export const stillViews: BlockViews<StillType> & PieceViews = {
  "article-list": ArticleListView,
  "rich-text": RichTextView,
  heading: HeadingView,
  image: ImageView,
  feature: FeatureView,
  "call-to-action": CallToActionView,
  facts: FactsView,
  steps: StepsView,
  questions: QuestionsView,
  notice: NoticeView,
  "section-list": SectionListView,
  proof: ProofView,
  divider: DividerView,
  "link-list": LinkListView,
  slide: SlideWords,
};
