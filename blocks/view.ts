// What a published page downloads: no schema, no editor.
export { Blocks, type BlocksProps } from "./registry/Blocks.tsx";
export { loadEveryView } from "./registry/load-views.ts";
export {
  type BlocksSite,
  BlocksSiteProvider,
  type BlockWords,
  type ShownGame,
  type ShownSlide,
} from "./registry/site.context.ts";
export type { ShownBlock } from "./registry/shown-block.ts";
export type { GameOffer } from "./game-rail/resolved.ts";
export { gridColumns, locateCard } from "./game-rail/locate-card.ts";
export { addressesOf } from "./picture/picture.ts";
export { PictureImage } from "./picture/PictureImage.tsx";
export { RichTextBody } from "./rich-text/RichTextBody.tsx";
