import type { ChannelItemProps } from "@croupier/ui";
import {
  iconEllipsis,
  iconGem,
  iconGift,
  iconHeart,
  iconSpade,
  iconTicket,
  iconTrophy,
  iconUserRound,
  iconVideo,
  iconWallet,
  iconZap,
} from "@croupier/ui/icons";

/** The names editors may write into a menu record's `iconClass`. */
const shapes: Readonly<Record<string, string>> = {
  spade: iconSpade,
  video: iconVideo,
  trophy: iconTrophy,
  heart: iconHeart,
  gem: iconGem,
  gift: iconGift,
  ticket: iconTicket,
  zap: iconZap,
  wallet: iconWallet,
  user: iconUserRound,
};

/** On the bars an unknown name still gets a sign, so that a row of items keeps its rhythm. */
export function menuIcon(
  iconClass: string | undefined,
  look: ChannelItemProps["look"],
): string | undefined {
  return shapes[iconClass ?? ""] ?? (look === "bottom" ? iconEllipsis : undefined);
}
