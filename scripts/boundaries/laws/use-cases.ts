import { type Finding, type House, kebab } from '../house.ts';

/** Endpoints of a spreadsheet that is checked: `checkSheets` makes the whole set, which the routes take as one. */
const ofSheetCheck = /^(upload|show|list|match|commit|cancel|undo)\w+Import(Rows|Columns)?$/;
const setOfSheetCheck = /^\.\.\.\w+ImportHandlers$/;

/**
 * Each endpoint is one exported function of its name, in a file of its name, which takes the context first:
 * `cohorts.listBatches` is `listBatches(ctx, input)` in `list-batches.ts` somewhere in the domain.
 */
export function endpointsWithoutFile({ files, endpoints }: House): Finding[] {
  return Object.entries(endpoints).flatMap(([domain, names]) => {
    const own = files.filter(({ path }) => path.startsWith(`server/src/domains/${domain}/`));
    const checksSheets = own.some(({ text }) => /\bcheckSheets[<(]/.test(text));
    return names.flatMap((name) => {
      if (checksSheets && ofSheetCheck.test(name)) return [];
      const exported = new RegExp(
        String.raw`export (?:async )?(?:function|const) ${name}\b[^(]*\(\s*(?:async \()?\s*(?:_?ctx\b|\{|\))`,
      );
      const found = own.some(({ path, text }) => path.endsWith(`/${kebab(name)}.ts`) && exported.test(text));
      return found ? [] : [{ group: `server/${domain}`, what: `${domain}.${name} has no ${kebab(name)}.ts` }];
    });
  });
}

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const IMPORTS = /^import [\s\S]*?;$/gm;
const NAMES = /^\s*export const handlers: Handlers<typeof api\.\w+> = \{([\s\S]*)\};\s*$/;

/** A domain's `routes.ts` is one list of names: no function, no spread but the sets of `checkSheets`, and nothing else beside it. */
export function routesWithLogic({ files }: House): Finding[] {
  return files.flatMap(({ path, text }) => {
    const domain = /^server\/src\/domains\/([\w-]+)\/routes\.ts$/.exec(path)?.[1];
    if (!domain) return [];
    const group = `server/${domain}`;
    const list = NAMES.exec(text.replaceAll(COMMENTS, '').replaceAll(IMPORTS, ''))?.[1];
    if (list === undefined) return [{ group, what: `${path} holds more than the list of handlers` }];
    return entriesOf(list)
      .filter((entry) => !/^\w+$/.test(entry) && !setOfSheetCheck.test(entry))
      .map((entry) => ({ group, what: `${path}: ${entry}` }));
  });
}

/** The entries of an object's text, parted at the commas that no bracket encloses. */
function entriesOf(text: string): string[] {
  let depth = 0;
  const entries = [''];
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) entries.push('');
    else entries[entries.length - 1] += sign;
  }
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

const COMMENT_LINES = /^\s*(\/\/|\/?\*).*$/gm;
const handWritten = /^server\/src\/(domains\/.*\.test\.ts|app\.test\.ts|testing\/[\w-]+\.ts)$/;

/**
 * Each endpoint is called by a hand-written test of a use case, by its name or by its address: what is generated for every endpoint knows
 * nothing of what this one is for.
 */
export function endpointsWithoutTest({ files, endpoints, addresses }: House): Finding[] {
  const tests = files
    .filter(({ path }) => handWritten.test(path))
    .map(({ text }) => text.replaceAll(COMMENT_LINES, ''));
  const all = tests.join('\n');
  return Object.entries(endpoints).flatMap(([domain, names]) =>
    names.flatMap((name) => {
      const address = addresses.get(`${domain}.${name}`);
      const isCalled = new RegExp(String.raw`\b${name}\b`).test(all) || (address && addressInText(address).test(all));
      return isCalled ? [] : [{ group: `server/${domain}`, what: `${domain}.${name} is called by no test` }];
    }),
  );
}

/** `/api/batches/:batchId` as a test writes it: with an id, or with `${…}`, up to the end of the text or its query. */
function addressInText(address: string): RegExp {
  const parts = address
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? String.raw`[^/'"\x60?]+` : RegExp.escape(part)));
  return new RegExp(`${parts.join('')}(?=['"\x60?])`);
}
