/** A colour as sRGB: red, green, blue and alpha, each 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Reads a colour of the style sheets: `#rrggbb`, `rgb(r g b / a)`, or `oklch(from #rrggbb L C H)` where L and C are made of numbers, `l`,
 * `c`, + - *, min, max, clamp and calc, and H is `h`. Throws where it is something else.
 */
export function parseColour(css: string): Rgba {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(css)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g)!;
    const [r = 0, g = 0, b = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255);
    return [r, g, b, 1];
  }
  const [, r, g, b, alpha = '1'] = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(css) ?? [];
  if (r && g && b) return [Number(r) / 255, Number(g) / 255, Number(b) / 255, Number(alpha)];
  const [, from, lightness, chroma] =
    /^oklch\(from (#[0-9a-f]{6}) ((?:\w+\(.+?\)|[\w.]+)) ((?:\w+\(.+?\)|[\w.]+)) h\)$/i.exec(css) ?? [];
  if (!from || !lightness || !chroma) throw new Error(`"${css}" is no colour that is known here`);
  const { l, c, h } = toOklch(parseColour(from));
  return fromOklch(calculate(lightness, { l, c }), calculate(chroma, { l, c }), h);
}

/** Contrast of a text on its ground, 1 to 21 (WCAG 2.2, 1.4.3). A ground that lets light through lies on `under`. */
export function contrastOf(text: Rgba, ground: Rgba, under: Rgba = [1, 1, 1, 1]): number {
  const solid = ground.slice(0, 3).map((part, at) => part * ground[3] + under[at]! * (1 - ground[3]));
  const [light = 0, dark = 0] = [luminance(text), luminance(solid)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) =>
  Math.min(1, Math.max(0, part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));

function luminance([r = 0, g = 0, b = 0]: readonly number[]): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** CSS Color 4, section 10: sRGB to OKLCH. */
function toOklch([red, green, blue]: Rgba): { l: number; c: number; h: number } {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const z = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, z), h: Math.atan2(z, a) };
}

/** The way back; what lies outside sRGB is cut off. */
function fromOklch(l: number, c: number, h: number): Rgba {
  const [a, z] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * z) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * z) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * z) ** 3;
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    1,
  ];
}

const functions: Readonly<Record<string, (...values: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  clamp: (least, value, most) => Math.min(Math.max(least!, value!), most!),
  calc: (value) => value!,
};

/** Calculates an expression of CSS; every product and sum in it has two parts. */
function calculate(expression: string, known: Readonly<Record<string, number>>): number {
  const tokens = expression.match(/[\d.]+|\w+|[()*+,-]/g) ?? [];
  let at = 0;
  function part(): number {
    const token = tokens[at++]!;
    if (tokens[at] !== '(') return known[token] ?? Number(token);
    const values: number[] = [];
    do {
      at++;
      values.push(sum());
    } while (tokens[at] === ',');
    at++;
    return functions[token]!(...values);
  }
  function sum(): number {
    const left = part();
    if (!'*+-'.includes(tokens[at] ?? ' ')) return left;
    const sign = tokens[at++];
    const right = part();
    if (sign === '*') return left * right;
    return sign === '+' ? left + right : left - right;
  }
  return sum();
}
