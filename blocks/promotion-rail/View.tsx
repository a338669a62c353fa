import { Rail } from "@croupier/ui";
import { PageTeaserCard } from "../article-list/PageTeaserCard.tsx";
import { useBlocksSite } from "../registry/site.context.ts";
import type { PromotionRailData } from "./resolved.ts";
import type { PromotionRailProps } from "./schema.ts";

export function PromotionRailView({
  title,
  resolved,
}: PromotionRailProps & { resolved: PromotionRailData }) {
  const { words } = useBlocksSite();
  if (resolved.promotions.length === 0) return null;
  const items = resolved.promotions.map((promotion) => ({
    id: promotion.id,
    card: <PageTeaserCard teaser={promotion} />,
  }));
  return <Rail title={title} media="wide" words={words.rail} items={items} />;
}
