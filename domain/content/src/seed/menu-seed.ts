/** Content regions that hold a menu; `channelFooter` is the bar at the bottom of a phone. */
export type MenuRegion =
  | "miniHeader"
  | "channelHeader"
  | "channelFooter"
  | "accountMenu"
  | "footer";

export type MenuSeed = {
  readonly id: string;
  readonly link: string;
  /** Lucide's name of the icon. */
  readonly icon?: string;
  readonly parentLink?: string;
  readonly menuData?: Readonly<Record<string, string>>;
  readonly texts: { readonly en: string; readonly es: string; readonly de: string };
};
