import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cached } from '../../../../../kernel/cached.ts';

const { resolve } = createRequire(import.meta.url);
const base64 = async (path: string) => `data:font/woff2;base64,${(await readFile(path)).toString('base64')}`;

const text: readonly { readonly family: string; readonly file: string; readonly range: string }[] = [
  {
    family: 'Print Sans',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    family: 'Print Sans',
    file: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20C0,U+2113',
  },
  {
    family: 'Print Sans',
    file: '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2',
    range: 'U+0370-03FF',
  },
  {
    family: 'Print Devanagari',
    file: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    range: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
  },
];

/** The style sheet of formulas and the fonts of both scripts, every font within it; read once. */
export const printFonts = cached({ load: makeFonts });

async function makeFonts(): Promise<string> {
  const faces = await Promise.all(
    text.map(
      async ({ family, file, range }) =>
        `@font-face{font-family:'${family}';font-weight:100 900;src:url(${await base64(resolve(file))}) format('woff2');unicode-range:${range}}`,
    ),
  );
  return faces.join('\n') + (await formulaStyle());
}

/** KaTeX’s own style sheet, its fonts in the one format that every browser of today reads. */
async function formulaStyle(): Promise<string> {
  const path = resolve('katex/dist/katex.min.css');
  let css = await readFile(path, 'utf8');
  for (const [whole, file] of css.matchAll(/src:url\((fonts\/[\w-]+\.woff2)\)[^;}]*/g))
    css = css.replace(whole, `src:url(${await base64(join(dirname(path), file!))}) format("woff2")`);
  return css;
}
