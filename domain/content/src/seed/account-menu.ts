import type { MenuSeed } from "./menu-seed.ts";

const you = { group: "you" };
const saferPlay = { group: "safer-play" };

export const accountMenu: readonly MenuSeed[] = [
  {
    id: "overview",
    link: "/account",
    icon: "layout-dashboard",
    texts: { en: "Overview", es: "Resumen", de: "Übersicht" },
  },
  {
    id: "cashier",
    link: "/account/cashier/deposit",
    icon: "wallet",
    texts: { en: "Cashier", es: "Caja", de: "Kasse" },
  },
  {
    id: "history",
    link: "/account/history",
    icon: "receipt",
    texts: { en: "Bets and rounds", es: "Apuestas y rondas", de: "Wetten und Runden" },
  },
  {
    id: "bonuses",
    link: "/account/bonuses",
    icon: "gift",
    texts: { en: "Bonuses", es: "Bonos", de: "Boni" },
  },
  {
    id: "loyalty",
    link: "/account/loyalty",
    icon: "gem",
    texts: { en: "Loyalty", es: "Fidelidad", de: "Treue" },
  },
  {
    id: "verification",
    link: "/validate-document",
    icon: "badge-check",
    menuData: you,
    texts: { en: "Verification", es: "Verificación", de: "Prüfung" },
  },
  {
    id: "security",
    link: "/account/two-factor",
    icon: "lock-keyhole",
    menuData: you,
    texts: { en: "Security", es: "Seguridad", de: "Sicherheit" },
  },
  {
    id: "messages",
    link: "/account/messages",
    icon: "bell",
    menuData: you,
    texts: { en: "Messages", es: "Mensajes", de: "Nachrichten" },
  },
  {
    id: "limits",
    link: "/account/limits",
    icon: "gauge",
    menuData: saferPlay,
    texts: { en: "Limits", es: "Límites", de: "Limits" },
  },
  {
    id: "activity",
    link: "/account/activity",
    icon: "chart-line",
    menuData: saferPlay,
    texts: { en: "Activity mirror", es: "Espejo de actividad", de: "Aktivitätsspiegel" },
  },
  {
    id: "break",
    link: "/account/take-a-break",
    icon: "moon",
    menuData: saferPlay,
    texts: { en: "Take a break", es: "Tómate un descanso", de: "Pause machen" },
  },
];
