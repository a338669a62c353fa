import { NoToneMapping, PCFShadowMap, WebGLRenderer } from "three";

let renderer: WebGLRenderer | undefined;

/** One for all: a picture is one page, and a second context would double its memory. */
export function theRenderer(): WebGLRenderer {
  if (renderer === undefined) {
    renderer = new WebGLRenderer({ alpha: true, preserveDrawingBuffer: true });
    renderer.setPixelRatio(1);
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.toneMapping = NoToneMapping;
    renderer.setClearColor(0, 0);
  }
  return renderer;
}
