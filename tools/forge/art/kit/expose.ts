import {
  Color,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  NearestFilter,
  PerspectiveCamera,
  Vector3,
  WebGLRenderTarget,
  type Scene,
} from "three";
import { mix } from "./curves.ts";
import { newLayer } from "./layer.ts";
import { halton } from "./random.ts";
import { theRenderer } from "./renderer.ts";
import { screenPass } from "./screen-pass.ts";
import type { Layer, Sheet } from "./sheet.ts";
import { develop } from "./develop.ts";

type Place = readonly [number, number, number];

export type Exposure = {
  readonly scene: Scene;
  readonly camera: { readonly place: Place; readonly look: Place; readonly angle: number };
  /** What is sharp, and how wide the lens is open: 0 makes all sharp. */
  readonly lens?: { readonly focus: Place; readonly aperture: number };
  /** Moves what is seen to the right and down, as shares of the picture, with the perspective kept. */
  readonly shift?: readonly [number, number];
  readonly key: {
    readonly from: Place;
    readonly colour: string;
    readonly strength: number;
    readonly breadth: number;
  };
  readonly dome: { readonly sky: string; readonly ground: string; readonly strength: number };
  /** The ball that casts and catches shadows. */
  readonly stage: { readonly centre: Place; readonly radius: number };
  readonly exposure?: number;
};

export type Developed = { readonly picture: Layer; readonly bright: Layer };

/**
 * Many renders averaged into one. Each has its own place in the pixel (smooth edges), in the lens
 * (depth of field), on the disc of the key light (soft shadows) and one light somewhere on the dome
 * (what is hidden from the sky is darker). Only the average is toned.
 */
export function expose(sheet: Sheet, exposure: Exposure): Developed {
  const lights = setLights(exposure);
  const camera = setCamera(sheet, exposure);
  const total = newTarget(sheet, { exact: true });
  const spare = newTarget(sheet, { exact: true });
  const one = newTarget(sheet, { exact: false });
  let sum = total;
  let next = spare;
  screenPass("void main() { gl_FragColor = vec4(0.); }", {}, sum);
  for (let sample = 0; sample < sheet.samples; sample++) {
    const chance = [2, 3, 5, 7, 11, 13].map((prime) => halton(sample + 1, prime));
    lights.move(chance);
    camera.move(chance);
    theRenderer().setRenderTarget(one);
    theRenderer().clear();
    theRenderer().render(exposure.scene, camera.camera);
    screenPass(addition, { sum: { value: sum.texture }, one: { value: one.texture } }, next);
    [sum, next] = [next, sum];
  }
  lights.remove();
  const toning = { sum: sum.texture, samples: sheet.samples, exposure: exposure.exposure ?? 1 };
  const [picture, bright] = [develop(toning, "picture"), develop(toning, "bright")].map((draw) =>
    draw(newLayer(sheet)),
  ) as [Layer, Layer];
  for (const target of [total, one, spare]) target.dispose();
  return { picture, bright };
}

/** A sample far brighter than white would stand as a speck in the average. */
const addition = `uniform sampler2D sum, one;
  void main() {
    vec4 colour = texture2D(one, at);
    gl_FragColor = texture2D(sum, at) + vec4(min(colour.rgb, vec3(4.5)), colour.a);
  }`;

/** A sum needs the whole float; one render does with half. */
function newTarget({ width, height }: Sheet, { exact }: { exact: boolean }) {
  const target = new WebGLRenderTarget(Math.ceil(width), Math.ceil(height), {
    type: exact ? FloatType : HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  theRenderer().setSize(target.width, target.height, false);
  return target;
}

function setLights({ scene, key, dome, stage }: Exposure) {
  const centre = new Vector3(...stage.centre);
  const sun = shadowLight(new Color(key.colour), key.strength, 1024, stage.radius);
  const sky = shadowLight(new Color(dome.sky), dome.strength, 512, stage.radius);
  const [skyColour, groundColour] = [new Color(dome.sky), new Color(dome.ground)];
  for (const light of [sun, sky]) {
    light.target.position.copy(centre);
    scene.add(light, light.target);
  }
  const towards = new Vector3(...key.from).normalize();
  const across = new Vector3(0, 1, 0).cross(towards).normalize();
  const along = towards.clone().cross(across);
  const put = (light: DirectionalLight, direction: Vector3) =>
    light.position.copy(centre).addScaledVector(direction, stage.radius * 3);
  return {
    move([a = 0, b = 0, c = 0, d = 0]: readonly number[]) {
      const [turn, reach] = [a * 2 * Math.PI, Math.sqrt(b) * key.breadth];
      const onDisc = towards.clone().addScaledVector(across, Math.cos(turn) * reach);
      put(sun, onDisc.addScaledVector(along, Math.sin(turn) * reach).normalize());
      const height = mix(-0.25, 1, d);
      const flat = Math.sqrt(1 - height ** 2);
      const around = c * 2 * Math.PI;
      const onDome = new Vector3(Math.cos(around) * flat, height, Math.sin(around) * flat);
      put(sky, onDome);
      sky.color
        .copy(groundColour)
        .lerp(skyColour, mix(0.5, 1, onDome.y * 0.6 + onDome.dot(towards) * 0.4));
    },
    remove: () => scene.remove(sun, sun.target, sky, sky.target),
  };
}

function shadowLight(colour: Color, strength: number, size: number, radius: number) {
  const light = new DirectionalLight(colour, strength);
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
  const eye = light.shadow.camera;
  [eye.left, eye.bottom, eye.right, eye.top] = [-radius, -radius, radius, radius];
  [eye.near, eye.far] = [0.1, radius * 6];
  light.shadow.bias = -0.0005;
  light.shadow.normalBias = 0.004 * radius;
  return light;
}

function setCamera({ width, height }: Sheet, { camera: at, lens, shift = [0, 0] }: Exposure) {
  const camera = new PerspectiveCamera(at.angle, width / height, 0.05, 120);
  const home = new Vector3(...at.place);
  camera.position.copy(home);
  camera.lookAt(...at.look);
  const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
  const up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
  const ahead = new Vector3(0, 0, -1).applyQuaternion(camera.quaternion);
  const focus = new Vector3(...(lens?.focus ?? at.look)).sub(home).dot(ahead);
  const pixels = height / 2 / Math.tan((at.angle * Math.PI) / 360) / focus;
  return {
    camera,
    move([a = 0, b = 0, , , c = 0, d = 0]: readonly number[]) {
      const [turn, reach] = [c * 2 * Math.PI, Math.sqrt(d) * (lens?.aperture ?? 0)];
      const [x, y] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
      camera.position.copy(home).addScaledVector(right, x).addScaledVector(up, y);
      const left = -shift[0] * width + a - 0.5 - x * pixels;
      const top = -shift[1] * height + b - 0.5 + y * pixels;
      camera.setViewOffset(width, height, left, top, width, height);
    },
  };
}
