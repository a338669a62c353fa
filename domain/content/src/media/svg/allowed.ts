/** What a drawing may be made of. No script, link, picture, animation, filter or foreign markup. */
export const allowedElements: ReadonlySet<string> = new Set(
  (
    "svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan " +
    "linearGradient radialGradient stop clipPath mask pattern marker"
  ).split(" "),
);

const drawing =
  "id class viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d " +
  "points pathLength transform version role aria-label aria-hidden";
const painting =
  "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
  "stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow " +
  "paint-order vector-effect mix-blend-mode isolation shape-rendering text-rendering clip-path clip-rule " +
  "mask marker-start marker-mid marker-end";
const writing =
  "font-family font-size font-weight font-style font-stretch letter-spacing word-spacing text-anchor " +
  "dominant-baseline alignment-baseline baseline-shift text-decoration rotate textLength lengthAdjust";
const reaching =
  "offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits " +
  "maskContentUnits patternUnits patternContentUnits patternTransform markerUnits markerWidth markerHeight " +
  "orient refX refY";

export const allowedAttributes: ReadonlySet<string> = new Set(
  [drawing, painting, writing, reaching].flatMap((names) => names.split(" ")),
);

/** A reference never leaves the drawing. */
export const localLink = /^#([A-Za-z_][\w.-]*)$/;
const localPaint = /^url\(#([A-Za-z_][\w.-]*)\)$/;

/** The id that a value refers to, or undefined for one that refers to nothing. */
export function paintReference(value: string): string | undefined {
  return localPaint.exec(value)?.[1];
}

const functions = new Set(
  "rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy".split(
    " ",
  ),
);

/** A value is read as CSS by some attributes: it may neither call a function that fetches nor hide one. */
export function isPlainValue(value: string): boolean {
  return localPaint.test(value) || (!value.includes("\\") && callsOnlyPlain(value));
}

/**
 * Style can fetch through ever more functions and quoted addresses. Taken are names, numbers, colours
 * and the functions above; anything else and the whole style is left out.
 */
export function isPlainStyle(style: string): boolean {
  return /^[\w\s.,:;#%()!*>+~{}-]*$/.test(style) && callsOnlyPlain(style);
}

function callsOnlyPlain(text: string): boolean {
  const befores = text.split("(").slice(0, -1);
  return befores.every((before) => {
    const name = before.split(/[\s,;:]/).at(-1) ?? "";
    return name === "" || functions.has(name.toLowerCase());
  });
}
