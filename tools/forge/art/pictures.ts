/** A picture of the demo: where its file lies, which scene it is a view of, and how large it is. */
export type Picture = {
  readonly file: string;
  readonly bucket: "default" | "marlin";
  readonly scene: string;
  readonly view: "wide" | "narrow" | "card";
  readonly samples?: number;
};

/** Wide slides are cut by laptops, narrow ones by phones; a card is a cover and half a page. */
export const sizes = {
  wide: { width: 1920, height: 768 },
  narrow: { width: 1280, height: 960 },
  card: { width: 1280, height: 720 },
} as const;

const slide = (bucket: Picture["bucket"], name: string, scene = name): Picture[] => [
  { file: `${name}.webp`, bucket, scene, view: "wide" },
  { file: `${name}-narrow.webp`, bucket, scene, view: "narrow" },
];
const card = (name: string, scene = name): Picture => ({
  file: `${name}.webp`,
  bucket: "default",
  scene,
  view: "card",
});

export const pictures: readonly Picture[] = [
  ...slide("default", "river-dusk"),
  ...slide("default", "receipt"),
  ...slide("default", "wheel"),
  ...slide("default", "biplane"),
  ...slide("default", "table-lamp"),
  card("lantern-key"),
  card("still-water"),
  card("ledger-book"),
  card("bead-columns"),
  card("kingfishers-catch-wide", "kingfishers-catch"),
  card("ember-vault-wide", "ember-vault"),
  card("minesweep-reef-wide", "minesweep-reef"),
  card("moonlit-orchard-wide", "moonlit-orchard"),
  card("european-roulette-wide", "european-roulette"),
  card("skylark-wide", "skylark"),
  card("lucky-dice-wide", "lucky-dice"),
  card("blackjack-21-wide", "blackjack-21"),
  card("plinko-falls-wide", "plinko-falls"),
  card("jacks-or-better-wide", "jacks-or-better"),
  card("two-hands-wide", "two-hands"),
  ...slide("marlin", "leaping-marlin"),
  ...slide("marlin", "chart-room"),
];
