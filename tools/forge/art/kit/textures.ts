import { CanvasTexture, MirroredRepeatWrapping, SRGBColorSpace } from "three";
import { inShader } from "./colour.ts";
import { shade } from "./shade.ts";
import type { Layer } from "./sheet.ts";

/** A painted layer as the skin of a body. Relief is no colour: it is read as it stands. */
export function skin(
  layer: Layer,
  { relief = false, repeat = [1, 1] as readonly [number, number] } = {},
) {
  const texture = new CanvasTexture(layer.canvas);
  if (!relief) texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.wrapS = MirroredRepeatWrapping;
  texture.wrapT = MirroredRepeatWrapping;
  texture.repeat.set(...repeat);
  return texture;
}

type Wood = {
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
  readonly fibre?: number;
};

/** Planed wood whose grain runs from left to right. */
export function woodGrain(
  size: { width: number; height: number },
  { dark, middle, light, fibre = 0.55 }: Wood,
): Layer {
  return shade(
    size,
    `vec4 paint(vec2 p) {
      vec2 q = p * vec2(1., 5.);
      float bend = layered(vec3(p * vec2(.9, 2.2), 2.), 3);
      float rings = sin((q.y * 2.2 + bend * 3.4) * 6.) * .5 + .5;
      float fibre = layered(vec3(p * vec2(14., 150.), 5.), 4);
      float pores = smoothstep(.22, .42, layered(vec3(p * vec2(26., 300.), 8.), 2));
      float k = clamp(.2 + rings * .42 + fibre * coarse + bend * .3, 0., 1.);
      vec3 c = k < .5 ? mix(${inShader(dark)}, ${inShader(middle)}, k * 2.) : mix(${inShader(middle)}, ${inShader(light)}, k * 2. - 1.);
      return vec4(c * (1. - pores * .35), 1.);
    }`,
    { coarse: fibre },
  );
}

/** Roughness to be read as height: fine fibres and dents, grey in the mean. */
export function roughness(
  size: { width: number; height: number },
  fine: number,
  stretch = 1,
): Layer {
  return shade(
    size,
    `vec4 paint(vec2 p) {
      float n = layered(vec3(p * vec2(fine / stretch, fine * stretch), 3.), 6);
      return vec4(vec3(.5 + n * .8), 1.);
    }`,
    { fine, stretch },
  );
}
