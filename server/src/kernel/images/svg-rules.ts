/** Elements a drawing may hold. Links, pictures, styles, scripts, animation, filters and HTML are not among them. */
export const svgElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath marker ' +
    'linearGradient radialGradient stop clipPath mask pattern'
  ).split(' '),
);

/** Left out with what they hold: notes of drawing programs, which nobody sees. Elements of foreign namespaces likewise. */
export const silentElements: ReadonlySet<string> = new Set(['metadata']);

/** Presentation attributes; a `style` attribute is rewritten to them. */
export const svgProperties: ReadonlySet<string> = new Set(
  (
    'alignment-baseline baseline-shift clip-path clip-rule color color-interpolation direction display dominant-baseline fill fill-opacity fill-rule ' +
    'font font-family font-size font-stretch font-style font-variant font-weight letter-spacing marker marker-end marker-mid marker-start mask ' +
    'opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility word-spacing writing-mode'
  ).split(' '),
);

/** Other attributes; what stands in neither list is left out. */
export const svgAttributes: ReadonlySet<string> = new Set(
  (
    'id role aria-label aria-labelledby aria-describedby aria-hidden lang xml:lang xml:space viewBox width height preserveAspectRatio x y x1 y1 x2 y2 ' +
    'cx cy r rx ry fx fy fr d points transform dx dy rotate textLength lengthAdjust startOffset method spacing side pathLength offset gradientUnits ' +
    'gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform markerWidth markerHeight ' +
    'markerUnits refX refY orient'
  ).split(' '),
);

export const svgLimits = { characters: 1_000_000, elements: 10_000, depth: 64, drawn: 50_000, side: 20_000 } as const;
