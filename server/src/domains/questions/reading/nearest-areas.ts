import type { RowProblem } from '@abhyas/contract/questions/imports';
import { rowProblem } from './row-problems.ts';
import { columnNames } from './columns.ts';

/** What finding needs of a knowledge area; `path` is its subject and the names down to it. */
export interface AreaEntry {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** `nearest`: at most three, best first; those that fit equally when the name is ambiguous. */
export type FoundArea<A extends AreaEntry = AreaEntry> =
  | { readonly area: A }
  | { readonly problem: RowProblem; readonly nearest: readonly A[] };

/** Alike enough to be offered as what was meant. */
const SURE = 0.6;

export interface AreaIndex<A extends AreaEntry = AreaEntry> {
  readonly byTail: ReadonlyMap<string, readonly A[]>;
  readonly names: readonly { readonly area: A; readonly name: string; readonly path: string }[];
  /** Names that were looked for already: an import repeats a few of them thousands of times. */
  readonly known: Map<string, FoundArea<A>>;
}

const NEAREST = 3;
const MOST_KNOWN = 10_000;
const JOIN = ' › ';

const fold = (text: string) =>
  text.normalize('NFC').toLowerCase().replaceAll('&', ' and ').replaceAll(/\s+/g, ' ').trim();
const foldPath = (text: string) =>
  text
    .split(/›|»|→|>|::|\/|\|/)
    .map(fold)
    .filter(Boolean)
    .join(JOIN);

/** Prepares the areas of an institute for finding by name, by path, or by the end of a path. */
export function indexAreas<A extends AreaEntry>(areas: readonly A[]): AreaIndex<A> {
  const byTail = new Map<string, A[]>();
  const names = areas.map((area) => ({ area, name: fold(area.name), path: fold(area.path) }));
  for (const { area, name, path } of names) {
    const parts = path.split(JOIN);
    const tails = new Set([name, foldPath(area.path), ...parts.map((_part, i) => parts.slice(i).join(JOIN))]);
    for (const tail of tails) byTail.set(tail, [...(byTail.get(tail) ?? []), area]);
  }
  return { byTail, names, known: new Map() };
}

/** Finds an area by name or path regardless of letter case; an unknown or ambiguous one is a problem of its column, with the nearest three. */
export function findArea<A extends AreaEntry>(index: AreaIndex<A>, text: string): FoundArea<A> {
  const known = index.known.get(text);
  if (known) return known;
  const found = look(index, text);
  if (index.known.size < MOST_KNOWN) index.known.set(text, found);
  return found;
}

function look<A extends AreaEntry>(index: AreaIndex<A>, text: string): FoundArea<A> {
  const fitting = index.byTail.get(fold(text)) ?? index.byTail.get(foldPath(text)) ?? [];
  const whole = fitting.filter(({ path }) => fold(path) === fold(text) || foldPath(path) === foldPath(text));
  const [only, another] = whole.length === 1 ? whole : fitting;
  if (only && !another) return { area: only };
  if (only) {
    return {
      problem: rowProblem(columnNames.area, 'KNOWLEDGE_AREA_AMBIGUOUS', { name: text, count: fitting.length }),
      nearest: fitting.slice(0, NEAREST),
    };
  }
  const nearest = nearestAreas(index, text);
  const [best] = nearest;
  const sure = best && best.likeness >= SURE && (nearest[1]?.likeness ?? 0) < best.likeness;
  return {
    problem: {
      ...rowProblem(columnNames.area, 'KNOWLEDGE_AREA_UNKNOWN', { name: text }),
      ...(sure && { fix: best.area.path }),
    },
    nearest: nearest.map(({ area }) => area),
  };
}

/** The three most alike by shared letter triples of name or path; equal ones in the order of the tree. Where the text names a subject, only its own. */
function nearestAreas<A extends AreaEntry>(index: AreaIndex<A>, text: string): { area: A; likeness: number }[] {
  const wanted = triples(fold(text));
  const [subject = ''] = foldPath(text).split(JOIN);
  const within = index.names.filter(({ path }) => path.startsWith(`${subject}${JOIN}`));
  return (within.length > 0 ? within : index.names)
    .map(({ area, name, path }) => ({
      area,
      likeness: Math.max(alike(wanted, triples(name)), alike(wanted, triples(path))),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, NEAREST);
}

function triples(text: string): ReadonlySet<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, i) => padded.slice(i, i + 3)));
}

/** Dice's measure: twice what is shared, of all. */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const triple of a) if (b.has(triple)) shared++;
  return (2 * shared) / (a.size + b.size);
}
