import type { Page } from "@playwright/test";
import type { Picture } from "@croupier/tools/pictures";

export type SmallPicture = { readonly picture: Picture; readonly webp: Buffer };

const width = 240;

/** A picture made small by the browser that took it. The file has lost nothing of what is left. */
export async function smallPicture(page: Page, bytes: Buffer): Promise<SmallPicture> {
  const small = await page.evaluate(
    async ({ address, width }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const height = Math.round((width * image.naturalHeight) / image.naturalWidth);
      const canvas = new OffscreenCanvas(width, height);
      const paper = canvas.getContext("2d", { alpha: false });
      if (paper === null) throw new Error("this browser has no canvas");
      paper.imageSmoothingQuality = "high";
      paper.drawImage(image, 0, 0, width, height);
      const asText = (bytes: Uint8Array | Uint8ClampedArray) =>
        btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      // At quality 1 WebP is written without loss.
      const file = await canvas.convertToBlob({ type: "image/webp", quality: 1 });
      return {
        height,
        pixels: asText(paper.getImageData(0, 0, width, height).data),
        webp: asText(new Uint8Array(await file.arrayBuffer())),
      };
    },
    { address: `data:;base64,${bytes.toString("base64")}`, width },
  );
  return {
    picture: { width, height: small.height, pixels: Buffer.from(small.pixels, "base64") },
    webp: Buffer.from(small.webp, "base64"),
  };
}
