import type { Region } from "@croupier/contracts";

export const regionWords: Record<Region, string> = {
  miniHeader: "Mini header",
  header: "Header",
  channelHeader: "Channel header",
  mainContent: "Main content",
  channelFooter: "Channel footer",
  footer: "Footer",
  accountMenu: "Account menu",
};
