import { chromium } from "playwright-core";
import sharp from "sharp";
import type { Paint } from "./kit/sheet.ts";

/** A GPU is not needed: the picture is the same on every machine. */
const softwareGl = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-dev-shm-usage",
];

type Wanted = {
  readonly width: number;
  readonly height: number;
  readonly view: string;
  readonly samples: number;
  readonly scale: number;
};

/** A browser without a window, and what turns its canvas into a file. */
export async function openEasel() {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: softwareGl,
  });
  return {
    async paint(script: string, { scale, view, samples, ...size }: Wanted): Promise<Buffer> {
      const page = await browser.newPage();
      page.on("console", (message) => {
        const text = message.text();
        if (!/GPU stall|GL Driver/.test(text)) console.log(`  ${text.slice(0, 2000)}`);
      });
      page.on("pageerror", (cause) => console.log(`  ${cause.stack}`));
      page.setDefaultTimeout(0);
      await page.addScriptTag({ content: script });
      const sheet = {
        width: Math.round(size.width * scale),
        height: Math.round(size.height * scale),
        unit: scale,
        view,
        samples,
      };
      const url = await page.evaluate(paintInPage, sheet);
      await page.close();
      return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
    },
    toWebp: (png: Buffer) => sharp(png).webp({ quality: 82, effort: 6 }).toBuffer(),
    close: () => browser.close(),
  };
}

async function paintInPage(sheet: Parameters<Paint>[0]): Promise<string> {
  const { paintScene } = globalThis as unknown as { paintScene: Paint };
  const layer = await paintScene(sheet);
  return layer.canvas.toDataURL("image/png");
}
