import { posix } from 'node:path';
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

/** For each sheet, in the order of the workbook: the rows over which pictures lie. */
export function picturedRows(bytes: Uint8Array, entries: readonly ZipEntry[]): ReadonlySet<number>[] {
  const read = (name: string) => textOf(bytes, entries, name);
  const targets = relationsOf(read('xl/_rels/workbook.xml.rels'));
  const sheets = [...read('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*\b\w+:id\s*=\s*["']([^"']+)["']/g)];
  return sheets.map(([, id = '']) => {
    const sheet = posix.join('xl', (targets.get(id)?.target ?? '').replace(/^\/xl\//, ''));
    const beside = relationsOf(read(posix.join(posix.dirname(sheet), '_rels', `${posix.basename(sheet)}.rels`)));
    const drawings = [...beside.values()].filter(({ type }) => type.endsWith('/drawing'));
    return new Set(
      drawings.flatMap(({ target }) =>
        rowsOf(read(target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(sheet), target))),
      ),
    );
  });
}

const ANCHOR = /<((?:\w+:)?(?:two|one)CellAnchor)\b[\s\S]*?<\/\1>/g;
/** Rows from 1 at which pictures begin. */
const rowsOf = (drawing: string): number[] =>
  [...drawing.matchAll(ANCHOR)].flatMap(([anchor]) => {
    const row = /<(?:\w+:)?from>[\s\S]*?<(?:\w+:)?row>(\d+)</.exec(anchor)?.[1];
    return row !== undefined && /<(?:\w+:)?pic\b/.test(anchor) ? [Number(row) + 1] : [];
  });

const relationsOf = (xml: string): Map<string, { readonly target: string; readonly type: string }> =>
  new Map(
    [...xml.matchAll(/<(?:\w+:)?Relationship\b([^>]*)>/g)].map(([, attributes = '']) => {
      const of = (name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? '';
      return [of('Id'), { target: of('Target'), type: of('Type') }];
    }),
  );

function textOf(bytes: Uint8Array, entries: readonly ZipEntry[], name: string): string {
  const entry = entries.find((one) => one.name === name);
  return entry ? unpackEntry(bytes, entry).toString('utf8') : '';
}
