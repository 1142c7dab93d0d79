/** Prints how the areas of a domain import each other: `node scripts/boundaries/list-arrows.ts assessments`. */
import { fileURLToPath } from 'node:url';
import { domainRows, type DomainName, type DomainRow } from '../../architecture.ts';
import { type Arrow, areaGraph, fewestUpward, knots, upwardArrows } from './areas.ts';
import { readSources } from './imports.ts';

const domain = process.argv[2] as DomainName;
if (!(domain in domainRows)) {
  console.error(`Which domain? One of ${Object.keys(domainRows).join(', ')}.`);
  process.exit(1);
}
const root = fileURLToPath(new URL('../../', import.meta.url));
const row: DomainRow = domainRows[domain];
const graph = areaGraph(domain, readSources(root, [`server/src/domains/${domain}`]));
const best = fewestUpward(graph);
const order = row.areas ?? best;
const nameOf = ({ to, typesAlone }: Arrow) => (typesAlone ? `${to} (types)` : to);
const print = (title: string, lines: readonly string[]) =>
  console.log([`\n${title}`, ...lines.map((line) => `  ${line}`)].join('\n'));

print(
  `${domain}: ${graph.areas.length} areas, ${graph.arrows.length} arrows. Each area and what it imports, ground first:`,
  order.map(
    (area) =>
      `${area}: ${
        graph.arrows
          .filter(({ from }) => from === area)
          .map(nameOf)
          .join(', ') || '–'
      }`,
  ),
);
const climbing = upwardArrows(graph, order);
print(
  `${climbing.length} upward arrows under the ${row.areas ? 'order of architecture.ts' : 'best order (architecture.ts has none)'}:`,
  climbing.flatMap((arrow) => [`${arrow.from} → ${nameOf(arrow)}`, ...arrow.imports.map((one) => `    ${one}`)]),
);
print(
  'Knots, in which every area reaches every other:',
  knots(graph).map((knot) => knot.join(', ')),
);
print(`The order with fewest upward arrows that was found (${upwardArrows(graph, best).length}):`, [
  `[${best.map((area) => `'${area}'`).join(', ')}]`,
]);
