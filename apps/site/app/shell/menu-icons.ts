import {
  iconEllipsis,
  iconGem,
  iconGift,
  iconHeart,
  iconMessageCircle,
  iconScrollText,
  iconSearch,
  iconShieldCheck,
  iconSpade,
  iconTicket,
  iconTimer,
  iconTrophy,
  iconUserRound,
  iconUsersRound,
  iconVideo,
  iconWallet,
  iconZap,
} from "@croupier/ui/icons";

/** The names editors may write into a menu record's `iconClass`. */
const shapes: Readonly<Record<string, string>> = {
  spade: iconSpade,
  video: iconVideo,
  search: iconSearch,
  trophy: iconTrophy,
  heart: iconHeart,
  gem: iconGem,
  gift: iconGift,
  ticket: iconTicket,
  zap: iconZap,
  wallet: iconWallet,
  user: iconUserRound,
  timer: iconTimer,
  "message-circle": iconMessageCircle,
  "scroll-text": iconScrollText,
  "shield-check": iconShieldCheck,
  "users-round": iconUsersRound,
};

/** An unknown name still gets a sign, so that a row of items keeps its rhythm. */
export function menuIcon(iconClass: string | undefined): string {
  return shapes[iconClass ?? ""] ?? iconEllipsis;
}
