import type { MenuSeed } from "./menu-seed.ts";

const secondary = { list: "secondary" };

/** The row of channels on a desktop; what is secondary stands in the second list behind More. */
export const channelHeader: readonly MenuSeed[] = [
  {
    id: "casino",
    link: "/casino",
    icon: "spade",
    texts: { en: "Casino", es: "Casino", de: "Casino" },
  },
  {
    id: "live",
    link: "/live-casino",
    icon: "video",
    texts: { en: "Live casino", es: "Casino en vivo", de: "Live-Casino" },
  },
  {
    id: "slots",
    link: "/casino/slots",
    icon: "gem",
    texts: { en: "Slots", es: "Tragaperras", de: "Slots" },
  },
  {
    id: "tables",
    link: "/casino/tables",
    icon: "spade",
    texts: { en: "Tables", es: "Mesas", de: "Tische" },
  },
  {
    id: "originals",
    link: "/casino/originals",
    icon: "zap",
    texts: { en: "Originals", es: "Originales", de: "Originale" },
  },
  {
    id: "sports",
    link: "/sports",
    icon: "trophy",
    texts: { en: "Sports", es: "Deportes", de: "Sport" },
  },
  {
    id: "virtuals",
    link: "/virtual-sports",
    icon: "zap",
    texts: { en: "Virtuals", es: "Virtuales", de: "Virtuell" },
  },
  {
    id: "my-games",
    link: "/my-games",
    icon: "heart",
    menuData: secondary,
    texts: { en: "My Games", es: "Mis juegos", de: "Meine Spiele" },
  },
  {
    id: "promotions",
    link: "/promotions",
    icon: "gift",
    menuData: secondary,
    texts: { en: "Promotions", es: "Promociones", de: "Aktionen" },
  },
  {
    id: "help",
    link: "/help",
    icon: "message-circle",
    menuData: secondary,
    texts: { en: "Help", es: "Ayuda", de: "Hilfe" },
  },
  {
    id: "affiliates",
    link: "/become-an-affiliate",
    icon: "users-round",
    menuData: secondary,
    texts: { en: "Affiliates", es: "Afiliados", de: "Partner" },
  },
];

/** The bar at the bottom of a phone: what does not fit beside My Games waits behind More. */
export const channelFooter: readonly MenuSeed[] = [
  {
    id: "casino",
    link: "/casino",
    icon: "spade",
    texts: { en: "Casino", es: "Casino", de: "Casino" },
  },
  {
    id: "live",
    link: "/live-casino",
    icon: "video",
    texts: { en: "Live", es: "Vivo", de: "Live" },
  },
  {
    id: "sports",
    link: "/sports",
    icon: "trophy",
    texts: { en: "Sports", es: "Deportes", de: "Sport" },
  },
  {
    id: "my-games",
    link: "/my-games",
    icon: "heart",
    menuData: { fixed: "my-games" },
    texts: { en: "My Games", es: "Mis juegos", de: "Meine Spiele" },
  },
  {
    id: "slots",
    link: "/casino/slots",
    icon: "gem",
    texts: { en: "Slots", es: "Tragaperras", de: "Slots" },
  },
  {
    id: "tables",
    link: "/casino/tables",
    icon: "spade",
    texts: { en: "Tables", es: "Mesas", de: "Tische" },
  },
  {
    id: "originals",
    link: "/casino/originals",
    icon: "zap",
    texts: { en: "Originals", es: "Originales", de: "Originale" },
  },
  {
    id: "virtuals",
    link: "/virtual-sports",
    icon: "ticket",
    texts: { en: "Virtuals", es: "Virtuales", de: "Virtuell" },
  },
  {
    id: "promotions",
    link: "/promotions",
    icon: "gift",
    texts: { en: "Promotions", es: "Promociones", de: "Aktionen" },
  },
  {
    id: "help",
    link: "/help",
    icon: "message-circle",
    texts: { en: "Help", es: "Ayuda", de: "Hilfe" },
  },
];
