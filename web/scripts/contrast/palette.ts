import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../../src');

/** Every style sheet of the web app without its comments, by its path in `web/src`. */
export const styleSheets: ReadonlyMap<string, string> = new Map(
  globSync('**/*.css', { cwd: src }).map((path) => [
    path,
    readFileSync(join(src, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  ]),
);

export type Scheme = 'light' | 'dark';
export interface Brand {
  readonly accent: string;
  readonly action: string;
}
/** Value of a variable, e.g. of `ink`, with the variables in it replaced. Throws where there is none of that name. */
export type Palette = (name: string) => string;

/** The rules of a style sheet of the theme, with the variables that each sets. */
export function rulesOf(
  file: string,
): { readonly selector: string; readonly variables: ReadonlyMap<string, string> }[] {
  return [...(styleSheets.get(`ui/theme/${file}`) ?? '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      variables: new Map(
        [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    }),
  );
}

/** The colours of the product in a scheme, or those of an institute with these brand colours. */
export function paletteOf(scheme: Scheme, brand?: Brand): Palette {
  const variables = new Map<string, string>();
  for (const file of brand ? ['tokens.css', 'brand.css'] : ['tokens.css'])
    for (const rule of rulesOf(file))
      if (scheme === 'dark' || !rule.selector.includes("='dark'"))
        for (const [name, value] of rule.variables) variables.set(name, value);
  for (const [name, value] of Object.entries(brand ?? {}))
    variables.set(`brand-${name}`, value).set(`brand-on-${name}`, '#ffffff');
  const valueOf: Palette = (name) => {
    const found = variables.get(name);
    if (found === undefined) throw new Error(`there is no variable --${name}`);
    return found.replaceAll(/var\(--([\w-]+)(?:, [^()]+)?\)/g, (_, inner: string) => valueOf(inner));
  };
  return valueOf;
}
