/** Plain TeX and exports of equation editors that KaTeX does not know, written the way it does. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\\(?:mbox|hbox)\b(?=\s*\{)/g, '\\text'],
  [/\\(?:nonumber|notag|hfill|hfil)(?![a-zA-Z])/g, ''],
  [/\\label\s*\{[^{}]*\}/g, ''],
  [/\\ohm(?![a-zA-Z])/g, '\\Omega '],
  [/\\celsius(?![a-zA-Z])/g, '{}^{\\circ}\\text{C}'],
  [/\\angstrom(?![a-zA-Z])/g, '\\text{Å}'],
  [/\\(begin|end)\{(?:align|eqnarray|gather)\*?\}/g, '\\$1{aligned}'],
  [/\\raise\s*([-\d.]+\s*(?:ex|em|pt))\s*\\hbox\s*\{/g, '\\raisebox{$1}{'],
  [/\\root\s*(?:\{([^{}]*)\}|([^\\{}]+?))\s*\\of(?![a-zA-Z])/g, '\\sqrt[$1$2]'],
  [/\\buildrel\s*\{?((?:(?!\\over)[^{}])+)\}?\s*\\over\s*(\\[a-zA-Z]+|\{[^{}]*\}|\S)/g, '\\overset{$1}{$2}'],
];

/** Commands that take their rows in braces, and the environments that took their place. */
const rowCommands = {
  matrix: 'matrix',
  pmatrix: 'pmatrix',
  bmatrix: 'bmatrix',
  vmatrix: 'vmatrix',
  cases: 'cases',
  eqalign: 'aligned',
  displaylines: 'gathered',
} as const;
const ROW_COMMAND = new RegExp(`\\\\(${Object.keys(rowCommands).join('|')})\\s*\\{`, 'g');

/** Rewrites old TeX; what it does not know stays as it is. */
export function modernTex(tex: string): string {
  let modern = tex.replaceAll(
    /\{((?:[lcr|]|\*\s*\{\d+\}\s*\{[lcr|]+\})*\*\s*\{\d+\}\s*\{[lcr|]+\}(?:[lcr|])*)\}/g,
    (_all, columns: string) => `{${spellOut(columns)}}`,
  );
  modern = rowsAsEnvironments(modern);
  for (const [old, written] of words) modern = modern.replaceAll(old, written);
  return modern;
}

/** `*{20}{c}` → twenty times `c`; KaTeX wants each column by name. */
const spellOut = (columns: string) =>
  columns.replaceAll(/\*\s*\{(\d+)\}\s*\{([lcr|]+)\}/g, (_all, times: string, column: string) =>
    column.repeat(Math.min(Number(times), 30)),
  );

function rowsAsEnvironments(tex: string): string {
  let written = '';
  let rest = tex;
  for (;;) {
    ROW_COMMAND.lastIndex = 0;
    const match = ROW_COMMAND.exec(rest);
    if (!match) return written + rest;
    const open = match.index + match[0].length;
    const close = closingBrace(rest, open);
    if (close === undefined) return written + rest;
    const environment = rowCommands[match[1] as keyof typeof rowCommands];
    const body = rowsAsEnvironments(rest.slice(open, close))
      .replaceAll(/\\cr(?![a-zA-Z])/g, '\\\\')
      .replace(/\\\\\s*$/, '');
    written += `${rest.slice(0, match.index)}\\begin{${environment}}${body}\\end{${environment}}`;
    rest = rest.slice(close + 1);
  }
}

function closingBrace(tex: string, from: number): number | undefined {
  let depth = 1;
  for (let i = from; i < tex.length; i++) {
    if (tex[i] === '\\') i++;
    else if (tex[i] === '{') depth++;
    else if (tex[i] === '}' && --depth === 0) return i;
  }
  return undefined;
}
