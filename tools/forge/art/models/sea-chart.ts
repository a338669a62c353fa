import { shade } from "../kit/shade.ts";
import type { Layer } from "../kit/sheet.ts";

/** A chart of no sea there is: coast, depth lines, rays from two roses, and a ladder of degrees. */
export function seaChart(size: number): Layer {
  const layer = shade(
    { width: size, height: size },
    `vec4 paint(vec2 p) {
      float height = layered(vec3(p * 2.3, 7.), 6) + (length(p - vec2(.32, .3)) - .42) * -.35 - .04;
      vec3 paper = vec3(.955, .90, .79) * (1. + .05 * layered(vec3(p * 140., 2.), 3) + .07 * layered(vec3(p * 3., 9.), 4));
      float land = smoothstep(.098, .102, height);
      vec3 c = mix(paper, paper * vec3(1., .94, .82), land);
      float shallow = smoothstep(.02, .1, height) * (1. - land);
      c = mix(c, paper * vec3(.90, .96, 1.), 1. - land);
      c = mix(c, paper * vec3(.70, .86, .94), shallow * .8);
      float wide = fwidth(height) * 1.1;
      float coast = 1. - smoothstep(wide * .9, wide * 1.7, abs(height - .1));
      float ring = abs(fract(height * 26. + .5) - .5) / 26.;
      float depth = (1. - smoothstep(wide * .35, wide * .8, ring)) * (1. - land) * smoothstep(-.34, .04, height);
      float hatch = step(.5, fract((p.x + p.y) * 210.)) * smoothstep(.13, .1, height) * land;
      c = mix(c, vec3(.10, .17, .36), clamp(coast * .85 + depth * .34 + hatch * .16, 0., 1.));
      return vec4(c, 1.);
    }`,
  );
  layer.strokeStyle = "rgb(30 50 104 / .34)";
  layer.lineWidth = size * 0.0007;
  for (const [x, y] of [
    [0.62, 0.62],
    [0.2, 0.82],
  ] as const) {
    rays(layer, x * size, y * size, size);
  }
  ladder(layer, size);
  course(layer, size);
  return layer;
}

function rays(layer: Layer, x: number, y: number, size: number): void {
  for (let ray = 0; ray < 32; ray++) {
    const angle = (ray / 32) * 2 * Math.PI;
    layer.beginPath();
    layer.moveTo(x + Math.cos(angle) * size * 0.05, y + Math.sin(angle) * size * 0.05);
    layer.lineTo(x + Math.cos(angle) * size * 1.5, y + Math.sin(angle) * size * 1.5);
    layer.stroke();
  }
  for (const radius of [0.05, 0.046, 0.02]) {
    layer.beginPath();
    layer.arc(x, y, size * radius, 0, 7);
    layer.stroke();
  }
  layer.fillStyle = "rgb(24 42 92 / .8)";
  for (let point = 0; point < 16; point++) {
    const long = (point % 4 === 0 ? 0.044 : point % 2 ? 0.022 : 0.032) * size;
    layer.save();
    layer.translate(x, y);
    layer.rotate((point / 16) * 2 * Math.PI);
    layer.beginPath();
    layer.moveTo(0, -long);
    layer.lineTo(long * 0.13, -long * 0.2);
    layer.lineTo(0, 0);
    layer.fill();
    layer.restore();
  }
}

function ladder(layer: Layer, size: number): void {
  const edge = size * 0.035;
  layer.strokeRect(edge, edge, size - 2 * edge, size - 2 * edge);
  layer.fillStyle = "rgb(24 42 92 / .78)";
  for (let step = 0; step < 60; step++) {
    if (step % 2) continue;
    const at = edge + ((size - 2 * edge) * step) / 60;
    const long = (size - 2 * edge) / 60;
    layer.fillRect(at, edge * 0.72, long, edge * 0.2);
    layer.fillRect(at, size - edge * 0.92, long, edge * 0.2);
    layer.fillRect(edge * 0.72, at, edge * 0.2, long);
    layer.fillRect(size - edge * 0.92, at, edge * 0.2, long);
  }
}

/** A course in red pencil, from one rose to the other. */
function course(layer: Layer, size: number): void {
  layer.strokeStyle = "rgb(200 62 34 / .75)";
  layer.lineWidth = size * 0.0022;
  layer.setLineDash([size * 0.012, size * 0.007]);
  layer.beginPath();
  layer.moveTo(0.2 * size, 0.82 * size);
  layer.quadraticCurveTo(0.4 * size, 0.78 * size, 0.5 * size, 0.66 * size);
  layer.lineTo(0.86 * size, 0.4 * size);
  layer.stroke();
  layer.setLineDash([]);
}
