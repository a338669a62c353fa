import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "esbuild";

/**
 * One script with the scene and the parts of the kit it uses. Its hash changes exactly when the
 * picture may: with the scene, with those parts, with three, and with the size.
 */
export async function bundleScene(
  picture: { readonly scene: string },
  measures: { readonly width: number; readonly height: number },
): Promise<{ script: string; hash: string }> {
  const built = await build({
    stdin: {
      contents: `import { paint } from "./scenes/${picture.scene}.ts"; globalThis.paintScene = paint;`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: "iife",
    loader: { ".woff2": "dataurl" },
    write: false,
    minify: true,
    target: "es2022",
    logLevel: "error",
    absWorkingDir: join(import.meta.dirname, ".."),
  });
  const script = built.outputFiles[0]?.text ?? "";
  const size = JSON.stringify([picture, measures]);
  const hash = createHash("sha256").update(script).update(size).digest("hex").slice(0, 16);
  return { script, hash };
}
