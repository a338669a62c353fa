import { NoToneMapping, PCFShadowMap, ShaderChunk, WebGLRenderer } from "three";

const made: { renderer?: WebGLRenderer } = {};

/** One for all: a picture is one page, and a second context would double its memory. */
export function theRenderer(): WebGLRenderer {
  if (made.renderer === undefined) {
    broadenHighlights();
    const renderer = new WebGLRenderer({ alpha: true, preserveDrawingBuffer: true });
    renderer.setPixelRatio(1);
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.toneMapping = NoToneMapping;
    renderer.setClearColor(0, 0);
    made.renderer = renderer;
  }
  return made.renderer;
}

/**
 * A lamp has a size, and ours are points that move between renders: on lacquer each would leave a speck
 * of its own. Their highlights are never narrower than this; what is sharp is mirrored from around.
 */
function broadenHighlights(): void {
  const name = "lights_physical_pars_fragment";
  const broad = `
    PhysicalMaterial broad( PhysicalMaterial material ) {
      material.roughness = max( material.roughness, .34 );
      #ifdef USE_CLEARCOAT
        material.clearcoatRoughness = max( material.clearcoatRoughness, .34 );
      #endif
      return material;
    }
    void RE_Direct_Physical(`;
  const chunk = ShaderChunk[name]
    .replace("void RE_Direct_Physical(", broad)
    .replace(
      /(directLight\.direction, geometryViewDir, geometry(?:Clearcoat)?Normal), material \)/g,
      "$1, broad( material ) )",
    );
  if (!chunk.includes("broad( material ) )"))
    throw new Error("three draws light in another way now");
  ShaderChunk[name] = chunk;
}
