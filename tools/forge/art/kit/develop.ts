import type { Texture } from "three";
import { theRenderer } from "./renderer.ts";
import { screenPass } from "./screen-pass.ts";
import type { Layer } from "./sheet.ts";

type Toning = { readonly sum: Texture; readonly samples: number; readonly exposure: number };

/** The fit of the ACES film curve by Stephen Hill, then the curve of a screen. */
const tone = `
  uniform sampler2D sum; uniform float samples, exposure; uniform bool bright;
  vec3 film(vec3 c) {
    const mat3 into = mat3(.59719, .07600, .02840, .35458, .90834, .13383, .04823, .01566, .83777);
    const mat3 out_ = mat3(1.60475, -.10208, -.00327, -.53108, 1.10813, -.07276, -.07367, -.00605, 1.07602);
    c = into * (c / .6);
    c = (c * (c + .0245786) - .000090537) / (c * (.983729 * c + .4329510) + .238081);
    return clamp(out_ * c, 0., 1.);
  }
  vec3 screen(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, 0.), vec3(1. / 2.4)) - .055, step(.0031308, c)); }
  void main() {
    vec4 mean = texture2D(sum, at) / samples;
    float alpha = clamp(mean.a, 0., 1.);
    vec3 light = alpha > .001 ? mean.rgb / alpha * exposure : vec3(0.);
    vec3 over = max(light - .95, 0.);
    if (bright) gl_FragColor = vec4(screen(min(over / (1. + over * .4) * .7, 1.)) * alpha, 1.);
    else gl_FragColor = vec4(screen(film(light)) * alpha, alpha);
  }`;

/** Makes a sum of renders visible: the picture itself, or only what is brighter than paper. */
export function develop({ sum, samples, exposure }: Toning, part: "picture" | "bright") {
  return (layer: Layer): Layer => {
    const values = { sum, samples, exposure, bright: part === "bright" };
    const uniforms = Object.entries(values).map(([name, value]) => [name, { value }]);
    screenPass(tone, Object.fromEntries(uniforms) as Record<string, { value: unknown }>);
    layer.drawImage(theRenderer().domElement, 0, 0);
    return layer;
  };
}
