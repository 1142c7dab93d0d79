import { strToU8, unzipSync, zipSync } from 'fflate';
import { unpackEntry, type ZipEntry } from './zip-directory.ts';

/*
 * What an .xlsx file says beside the plain text of its cells. Its parts were measured before: patterns are looked for in bounded texts.
 */

const PARTS = /^xl\/(?:sharedStrings|worksheets\/[^/]+)\.xml$/;
const RUN = /<((?:\w+:)?)r>([\s\S]*?)<\/\1r>/g;
const RAISED = /<(?:\w+:)?vertAlign\b[^>]*\bval\s*=\s*["'](superscript|subscript)["']/;
const TEXT = /(<(?:\w+:)?t\b[^>]*>)([^<]*)(<\/(?:\w+:)?t>)/;

/** Runs above and below the line as the formulas that say so: `H2O` with a lowered 2 becomes `H$_{2}$O`. Without such runs the same bytes. */
export function withScripts(bytes: Uint8Array, entries: readonly ZipEntry[]): Uint8Array {
  const raised = entries.filter(({ name }) => PARTS.test(name) && textOf(bytes, entries, name).includes('vertAlign'));
  if (raised.length === 0) return bytes;
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
  for (const { name } of raised) files[name] = strToU8(textOf(bytes, entries, name).replaceAll(RUN, scriptOf));
  return zipSync(files, { level: 0 });
}

function scriptOf(run: string): string {
  const [, kind] = RAISED.exec(run) ?? [];
  if (kind === undefined) return run;
  return run.replace(TEXT, (whole, open: string, text: string, close: string) => {
    const said = text.trim();
    // A sign that means something in a formula stays a sign.
    if (said === '' || /[$\\{}#%&^_~]/.test(said)) return whole;
    const body = /[A-Za-z]{2}/.test(said) ? `\\text{${said}}` : said.replaceAll('−', '-');
    return `${open}$${kind === 'superscript' ? '^' : '_'}{${body}}$${close}`;
  });
}

/** What a part of an archive names, by id. */
export const relationsOf = (xml: string): Map<string, { readonly target: string; readonly type: string }> =>
  new Map(
    [...xml.matchAll(/<(?:\w+:)?Relationship\b([^>]*)>/g)].map(([, attributes = '']) => {
      const of = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? '';
      return [of('Id'), { target: of('Target'), type: of('Type') }];
    }),
  );

const textOf = (bytes: Uint8Array, entries: readonly ZipEntry[], name: string): string =>
  textOfPart(
    bytes,
    entries.find((one) => one.name === name),
  );

/** Empty where the archive does not hold it. */
export const textOfPart = (bytes: Uint8Array, entry: ZipEntry | undefined): string =>
  entry ? unpackEntry(bytes, entry).toString('utf8') : '';
