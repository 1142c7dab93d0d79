import { errors } from '@abhyas/contract';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>('../i18n/*.json', { eager: true, import: 'default' });
const read = (file: string) => files[`../i18n/${file}`] ?? {};
const domains = [
  ...new Set(Object.keys(files).flatMap((file) => /^\.\.\/i18n\/([\w-]+)\.(?:en|hi)\.json$/.exec(file)?.[1] ?? [])),
];

/** Every text by its path. */
function texts(tree: unknown, path = ''): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([name, child]) => texts(child, path ? `${path}.${name}` : name));
}
/** Languages differ in how many plural forms they have. */
const bare = (path: string) => path.replace(/_(?:zero|one|two|few|many|other)$/, '');
const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!).sort();

describe.each(domains)('the words of %s', (domain) => {
  const [en, hi] = [texts(read(`${domain}.en.json`)), texts(read(`${domain}.hi.json`))];
  it('are complete in both languages', () => {
    const [inEnglish, inHindi] = [en, hi].map((all) => [...new Set(all.map(([path]) => bare(path)))].sort());
    expect(inHindi).toEqual(inEnglish);
  });
  it('are never empty', () => expect([...en, ...hi].filter(([, text]) => text.trim() === '')).toEqual([]));
  it('have the same places for figures and names', () => {
    const hindi = new Map(hi);
    const different = en.filter(([path, text]) => {
      const other = hindi.get(path);
      return other !== undefined && places(text).join() !== places(other).join();
    });
    expect(different).toEqual([]);
  });
});

it('every refusal of the contract has its sentence', () => {
  const said = new Set(texts(read('errors.en.json')).map(([path]) => bare(path)));
  expect(Object.keys(errors).filter((name) => !said.has(name))).toEqual([]);
});
