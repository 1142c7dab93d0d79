import { type Finding, groupOf, type House, isTest } from '../house.ts';

const featureOf = (path: string) => /^web\/src\/features\/([\w-]+)\//.exec(path)?.[1];

/** A feature of the web is imported by other features through its `index.ts`. Routes and the app compose its screens. */
export function importsPastDoors({ files }: House): Finding[] {
  return files.flatMap(({ path, imports }) => {
    const own = featureOf(path);
    if (own === undefined || isTest(path)) return [];
    return imports
      .filter((target) => (featureOf(target) ?? own) !== own && !/\/features\/[\w-]+\/index\.ts$/.test(target))
      .map((target) => ({ group: groupOf(path), what: `${path} → ${target}` }));
  });
}

const CHANGES = /\b(?:updateTable|changeRow|deleteFrom)\((?:\w+,\s*)?'(papers|attempts|courses)'/;

/** The process itself ends attempts whose time is over, and moves papers when accounts merge: no policy is asked. */
const withoutActor = new Set(['saveEnding', 'movePapers']);

/** What changes a paper, an attempt or a course takes it as `Authorized<…>`: forgetting to ask its policy does not compile. */
export function storesWithoutPolicy({ files }: House): Finding[] {
  return files.flatMap(({ path, text }) => {
    if (!path.startsWith('server/src/domains/') || !path.endsWith('.store.ts')) return [];
    return text.split(/^(?=export )/m).flatMap((part) => {
      const name = /^export (?:async )?(?:function|const) (\w+)/.exec(part)?.[1];
      if (name === undefined || withoutActor.has(name) || !CHANGES.test(part) || part.includes('Authorized<'))
        return [];
      return [{ group: groupOf(path), what: `${path}: ${name}` }];
    });
  });
}
