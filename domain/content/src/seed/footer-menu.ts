import type { MenuSeed } from "./menu-seed.ts";

/** A first-level record heads a column, the others stand under the one their parent link names. */
const play = "/casino";
const money = "/help/payments";
const fairness = "/help/fairness";
const saferPlay = "/help/safer-play";

export const footer: readonly MenuSeed[] = [
  { id: "play", link: play, texts: { en: "Play", es: "Jugar", de: "Spielen" } },
  item(play, "slots", "/casino/slots", { en: "Slots", es: "Tragaperras", de: "Slots" }),
  item(play, "tables", "/casino/tables", { en: "Tables", es: "Mesas", de: "Tische" }),
  item(play, "originals", "/casino/originals", {
    en: "Originals",
    es: "Originales",
    de: "Originale",
  }),
  item(play, "live", "/live-casino", {
    en: "Live casino",
    es: "Casino en vivo",
    de: "Live-Casino",
  }),
  item(play, "sports", "/sports", { en: "Sports", es: "Deportes", de: "Sport" }),
  item(play, "virtuals", "/virtual-sports", { en: "Virtuals", es: "Virtuales", de: "Virtuell" }),

  { id: "money", link: money, texts: { en: "Money", es: "Dinero", de: "Geld" } },
  item(money, "deposit", "/account/cashier/deposit", {
    en: "Deposit",
    es: "Depositar",
    de: "Einzahlen",
  }),
  item(money, "withdraw", "/account/cashier/withdraw", {
    en: "Withdraw",
    es: "Retirar",
    de: "Auszahlen",
  }),
  item(money, "payout-times", "/help/payments/payout-times", {
    en: "Payout times",
    es: "Plazos de pago",
    de: "Auszahlungsdauer",
  }),
  item(money, "fees", "/help/payments/fees", { en: "Fees", es: "Comisiones", de: "Gebühren" }),
  item(money, "bonuses", "/help/payments/bonuses", {
    en: "Bonuses in plain words",
    es: "Los bonos, en claro",
    de: "Boni in klaren Worten",
  }),

  { id: "fairness", link: fairness, texts: { en: "Fairness", es: "Juego limpio", de: "Fairness" } },
  item(fairness, "verifier", "/help/fairness/round-verifier", {
    en: "Round verifier",
    es: "Comprobador de rondas",
    de: "Runden prüfen",
  }),
  item(fairness, "rtp", "/help/fairness/rtp", {
    en: "RTP board",
    es: "Tabla de RTP",
    de: "RTP-Tafel",
  }),
  item(fairness, "seeds", "/help/fairness/seeds", {
    en: "Seed history",
    es: "Historial de semillas",
    de: "Seed-Verlauf",
  }),
  item(fairness, "rules", "/help/fairness/house-rules", {
    en: "House rules",
    es: "Reglas de la casa",
    de: "Hausregeln",
  }),
  item(fairness, "complaints", "/help/fairness/complaints", {
    en: "Complaints",
    es: "Reclamaciones",
    de: "Beschwerden",
  }),

  {
    id: "safer-play",
    link: saferPlay,
    texts: { en: "Safer play", es: "Juego responsable", de: "Sicher spielen" },
  },
  item(saferPlay, "limit", "/account/limits", {
    en: "Set a limit",
    es: "Fijar un límite",
    de: "Limit setzen",
  }),
  item(saferPlay, "break", "/account/take-a-break", {
    en: "Take a break",
    es: "Tomarse un descanso",
    de: "Pause machen",
  }),
  item(saferPlay, "exclude", "/account/self-exclusion", {
    en: "Self-exclude",
    es: "Autoexclusión",
    de: "Sich sperren",
  }),
  item(saferPlay, "activity", "/account/activity", {
    en: "Activity mirror",
    es: "Espejo de actividad",
    de: "Aktivitätsspiegel",
  }),
  item(saferPlay, "get-help", "/help/safer-play/get-help", {
    en: "Get help now",
    es: "Ayuda ahora",
    de: "Sofort Hilfe",
  }),
];

function item(parentLink: string, id: string, link: string, texts: MenuSeed["texts"]): MenuSeed {
  return { id: `${parentLink.split("/").at(-1)}-${id}`, parentLink, link, texts };
}
