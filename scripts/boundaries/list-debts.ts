/**
 * Prints where today's code breaks the laws: `node scripts/boundaries/list-debts.ts` all in numbers, with a law's name its
 * places, with a group's name beside it those of one part. `--lower` writes the numbers of today into `debts.ts`, where
 * they are smaller than those that stand there.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { domainNames, domainRows, type DomainRow } from '../../architecture.ts';
import { areaGraph, fewestUpward, upwardArrows } from './areas.ts';
import { lawsLeft, strayAreaWords, upwardArrowsLeft } from './debts.ts';
import { type House, readHouse } from './house.ts';
import { countOf, type Law, laws } from './laws.ts';
import { strayWords } from './words.ts';

type Counts = Readonly<Record<string, number>>;
const root = fileURLToPath(new URL('../../', import.meta.url));
const house = readHouse(root);
const [law, group] = process.argv.slice(2);

if (law === '--lower') lower(house);
else if (law === undefined) {
  for (const name of Object.keys(laws) as Law[]) console.log(`${laws[name](house).length}\t${name}`);
} else if (law in laws) {
  const found = laws[law as Law](house).filter((one) => group === undefined || one.group === group);
  for (const { what } of found) console.log(what);
} else {
  console.error(`Which law? One of ${Object.keys(laws).join(', ')}.`);
  process.exit(1);
}

function lower({ files }: House): void {
  const arrows = Object.fromEntries(
    domainNames.map((domain) => {
      const graph = areaGraph(domain, files);
      const row: DomainRow = domainRows[domain];
      return [domain, upwardArrows(graph, row.areas ?? fewestUpward(graph)).length];
    }),
  );
  const words = strayWords(files).filter((word) => strayAreaWords.includes(word));
  const left = Object.fromEntries(
    (Object.keys(laws) as Law[]).map((name) => [name, smaller(countOf(laws[name](house)), lawsLeft[name] ?? {})]),
  );
  const path = fileURLToPath(new URL('debts.ts', import.meta.url));
  writeFileSync(path, page(smaller(arrows, upwardArrowsLeft), words, left));
  spawnSync('oxfmt', [path], { cwd: root, stdio: 'inherit' });
}

/** Today's numbers, but never more than before: what has grown is fixed, not written down. */
function smaller(today: Counts, before: Counts): Counts {
  return Object.fromEntries(
    Object.entries(before)
      .map(([name, count]) => [name, Math.min(count, today[name] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

function page(arrows: Counts, words: readonly string[], left: Readonly<Record<string, Counts>>): string {
  return `/**
 * Where today's code breaks a law that a test of this folder holds. Each number and each list may only shrink: a test that
 * finds fewer asks for \`node scripts/boundaries/list-debts.ts --lower\`, which writes this file.
 */

/** Upward arrows between the areas of a domain, values and types (\`node scripts/boundaries/list-arrows.ts <domain>\`). */
export const upwardArrowsLeft: Readonly<Record<string, number>> = ${JSON.stringify(arrows)};

/** Areas of the contract and of the web that the server calls by another word. */
export const strayAreaWords: readonly string[] = ${JSON.stringify(words)};

/** Places that break the laws of \`laws.ts\`, by the part of the repository (\`node scripts/boundaries/list-debts.ts <law>\`). */
export const lawsLeft: Readonly<Record<string, Readonly<Record<string, number>>>> = ${JSON.stringify(left)};
`;
}
