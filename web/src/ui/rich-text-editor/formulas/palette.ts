/** One key of the palette: what it shows and what it writes; `▢` is where one goes on writing, or what was marked. */
export interface PaletteKey {
  /** TeX of the face. */
  readonly face: string;
  readonly tex: string;
}
export type PaletteTab = 'basic' | 'greek' | 'relations' | 'arrows' | 'calculus' | 'matrices' | 'chemistry';

/** Signs that write what they show. */
const same = (signs: string): PaletteKey[] => signs.split(' ').map((tex) => ({ face: tex, tex: `${tex} ` }));
const key = (face: string, tex: string): PaletteKey => ({ face, tex });

/** What a teacher of physics, chemistry, mathematics and biology writes most, tab by tab. */
export const palette: Readonly<Record<PaletteTab, readonly PaletteKey[]>> = {
  basic: [
    key('\\frac{a}{b}', '\\frac{▢}{}'),
    key('x^{n}', '^{▢}'),
    key('x_{n}', '_{▢}'),
    key('\\sqrt{x}', '\\sqrt{▢}'),
    key('\\sqrt[n]{x}', '\\sqrt[n]{▢}'),
    key('\\left(x\\right)', '\\left(▢\\right)'),
    key('\\left|x\\right|', '\\left|▢\\right|'),
    key('\\vec{a}', '\\vec{▢}'),
    key('\\hat{a}', '\\hat{▢}'),
    key('\\bar{x}', '\\bar{▢}'),
    key('\\text{m}', '\\text{▢}'),
    key('10^{n}', '\\times 10^{▢}'),
    ...same('\\times \\div \\cdot \\pm \\mp \\infty \\degree \\angle \\perp \\parallel'),
    ...same('\\sin \\cos \\tan \\log \\ln \\therefore \\because'),
  ],
  greek: [
    ...same('\\alpha \\beta \\gamma \\delta \\epsilon \\varepsilon \\zeta \\eta \\theta \\iota \\kappa'),
    ...same('\\lambda \\mu \\nu \\xi \\pi \\rho \\sigma \\tau \\phi \\varphi \\chi \\psi \\omega \\Gamma'),
    ...same('\\Delta \\Theta \\Lambda \\Sigma \\Phi \\Psi \\Omega'),
  ],
  relations: [
    ...same('= \\neq < > \\leq \\geq \\ll \\gg \\approx \\equiv \\sim \\simeq \\cong \\propto \\in \\notin'),
    ...same('\\subset \\subseteq \\supset \\cup \\cap \\emptyset \\forall \\exists \\land \\lor \\lnot \\mid'),
  ],
  arrows: [
    ...same('\\to \\leftarrow \\leftrightarrow \\Rightarrow \\Leftarrow \\Leftrightarrow'),
    ...same('\\mapsto \\uparrow \\downarrow \\rightleftharpoons \\nearrow \\searrow'),
    key('\\overrightarrow{AB}', '\\overrightarrow{▢}'),
    key('\\xrightarrow{x}', '\\xrightarrow{▢}'),
  ],
  calculus: [
    key('\\int', '\\int ▢\\,dx'),
    key('\\int_a^b', '\\int_{▢}^{} \\,dx'),
    key('\\iint', '\\iint '),
    key('\\oint', '\\oint '),
    key('\\frac{d}{dx}', '\\frac{d▢}{dx}'),
    key('\\frac{d^2y}{dx^2}', '\\frac{d^2▢}{dx^2}'),
    key('\\frac{\\partial}{\\partial x}', '\\frac{\\partial ▢}{\\partial x}'),
    key('\\lim_{x\\to a}', '\\lim_{x \\to ▢} '),
    key('\\sum_{i=1}^n', '\\sum_{▢}^{n} '),
    key('\\prod_{i=1}^n', '\\prod_{▢}^{n} '),
    key('\\binom{n}{r}', '\\binom{▢}{}'),
    ...same('\\nabla \\partial \\Delta'),
  ],
  matrices: [
    key('\\begin{bmatrix}a&b\\\\c&d\\end{bmatrix}', '\\begin{bmatrix} ▢ & \\\\ & \\end{bmatrix}'),
    key('\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}', '\\begin{pmatrix} ▢ & \\\\ & \\end{pmatrix}'),
    key('\\begin{vmatrix}a&b\\\\c&d\\end{vmatrix}', '\\begin{vmatrix} ▢ & \\\\ & \\end{vmatrix}'),
    key('\\begin{bmatrix}x\\\\y\\end{bmatrix}', '\\begin{bmatrix} ▢ \\\\ \\end{bmatrix}'),
    key('\\begin{cases}x\\\\y\\end{cases}', '\\begin{cases} ▢ & \\\\ & \\end{cases}'),
    key('\\begin{aligned}x&=y\\\\&=z\\end{aligned}', '\\begin{aligned} ▢ &= \\\\ &= \\end{aligned}'),
    ...same('\\det \\cdots \\vdots \\ddots'),
  ],
  chemistry: [
    key('\\ce{H2O}', '\\ce{▢}'),
    key('\\ce{SO4^2-}', '\\ce{▢^{2-}}'),
    key('\\ce{A -> B}', '\\ce{▢ -> }'),
    key('\\ce{A <=> B}', '\\ce{▢ <=> }'),
    key('\\ce{->[\\Delta]}', '\\ce{▢ ->[\\Delta] }'),
    key('\\ce{^{14}_{6}C}', '\\ce{^{▢}_{}C}'),
    key('\\ce{CO2 ^}', '\\ce{▢ ^}'),
    key('\\ce{AgCl v}', '\\ce{▢ v}'),
    key('\\ce{CuSO4.5H2O}', '\\ce{▢.5H2O}'),
    key('\\ce{C=C}', '\\ce{C=C▢}'),
    key('\\pu{mol L-1}', '\\pu{▢ mol L-1}'),
    key('\\Delta H', '\\Delta H '),
    ...same('\\rightleftharpoons'),
  ],
};
export const paletteTabs = Object.keys(palette) as readonly PaletteTab[];

/** Writes a key over what is marked in a formula: the marked text goes to the key's place, and the caret behind it. */
export function writeKey(
  source: string,
  [from, to]: readonly [number, number],
  { tex }: PaletteKey,
): { readonly source: string; readonly caret: number } {
  const marked = source.slice(from, to);
  const before = source.slice(0, from);
  // `\alpha` and a letter after it must not become one command.
  const gap = /\\[a-z]+$/i.test(before) && /^[a-z]/i.test(tex) ? ' ' : '';
  const at = tex.indexOf('▢');
  const written = gap + (at < 0 ? marked + tex : tex.replace('▢', () => marked));
  const caret = at < 0 ? before.length + written.length : before.length + gap.length + at + marked.length;
  return { source: before + written + source.slice(to), caret };
}
