import {
  Mesh,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type IUniform,
  type WebGLRenderTarget,
} from "three";
import { theRenderer } from "./renderer.ts";

const plane = new PlaneGeometry(2, 2);
const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

/** Runs a fragment shader once over a whole target, or over the canvas; `at` goes from the lower left, 0 to 1. */
export function screenPass(
  fragment: string,
  uniforms: Record<string, IUniform>,
  target?: WebGLRenderTarget,
): void {
  const material = new ShaderMaterial({
    vertexShader:
      "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0., 1.); }",
    fragmentShader: `varying vec2 at;\n${fragment}`,
    uniforms,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  });
  const quad = new Mesh(plane, material);
  quad.frustumCulled = false;
  const scene = new Scene();
  scene.add(quad);
  theRenderer().setRenderTarget(target ?? null);
  theRenderer().render(scene, camera);
  material.dispose();
}
