import {
  iconEllipsis,
  iconGem,
  iconGift,
  iconHeart,
  iconMessageCircle,
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
  "message-circle": iconMessageCircle,
};

/** An unknown name still gets a sign, so that a row of items keeps its rhythm. */
export function menuIcon(iconClass: string | undefined): string {
  return shapes[iconClass ?? ""] ?? iconEllipsis;
}
