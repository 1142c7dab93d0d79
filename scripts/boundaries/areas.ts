import type { SourceFile } from './imports.ts';

/** One area (or a file in the domain's own folder) imports another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** No file needs the other area while the program runs. */
  readonly typesAlone: boolean;
  /** The imports it consists of, as `importing file → imported file`. */
  readonly imports: readonly string[];
}

/** What an order of areas is judged by. */
export interface AreaGraph {
  readonly areas: readonly string[];
  readonly arrows: readonly Arrow[];
}

/** Files of a domain's own folder that stand above all areas. Every other file there stands below them. */
const onTop = new Set(['index.ts', 'routes.ts', 'personal-data.ts', 'subscribers.ts', 'factories.ts']);
const isTest = (path: string) => path.endsWith('.test.ts');

/** The areas of a domain (the folders in `server/src/domains/<domain>`) and which of them imports which, tests left out. */
export function areaGraph(domain: string, files: readonly SourceFile[]): AreaGraph {
  const folder = `server/src/domains/${domain}/`;
  const areaOf = (path: string) => (path.startsWith(folder) ? path.slice(folder.length).split('/')[0] : undefined);
  const own = files.filter(({ path }) => path.startsWith(folder) && !isTest(path));
  const areas = new Set(own.map(({ path }) => areaOf(path)!).filter((name) => !name.endsWith('.ts')));
  const arrows = new Map<string, { from: string; to: string; typesAlone: boolean; imports: string[] }>();
  for (const { path, imports, values } of own) {
    for (const target of new Set(imports)) {
      const [from, to] = [areaOf(path)!, areaOf(target)];
      if (to === undefined || from === to) continue;
      const key = `${from} → ${to}`;
      const arrow = arrows.get(key) ?? { from, to, typesAlone: true, imports: [] };
      arrow.typesAlone &&= !values.includes(target);
      arrow.imports.push(`${path.slice(folder.length)} → ${target.slice(folder.length)}`);
      arrows.set(key, arrow);
    }
  }
  const below = (name: string) =>
    name.endsWith('.ts') && [...arrows.values()].some(({ from, to }) => to === name && areas.has(from));
  const kept = [...arrows.values()].filter(
    ({ from, to }) => (areas.has(from) || below(from)) && (areas.has(to) || onTop.has(to)),
  );
  return { areas: [...areas].sort(), arrows: kept.sort((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1)) };
}

/** The arrows of a domain that climb where its areas stand in this order, ground first. Types climb like values. */
export function upwardArrows({ arrows }: AreaGraph, order: readonly string[]): Arrow[] {
  const height = (name: string) => (onTop.has(name) ? order.length : order.indexOf(name));
  return arrows.filter(({ from, to }) => height(to) > height(from));
}

/** An order of the areas with few upward arrows: areas are moved one at a time, from many starts, until no move helps. */
export function fewestUpward(graph: AreaGraph): readonly string[] {
  let best = graph.areas;
  let fewest = Number.POSITIVE_INFINITY;
  const random = generator(7);
  for (let start = 0; start < 40 && fewest > 0; start += 1) {
    const order = settle(graph, start === 0 ? graph.areas : shuffle(graph.areas, random));
    const climbing = upwardArrows(graph, order).length;
    if (climbing < fewest) [best, fewest] = [order, climbing];
  }
  return best;
}

/** Moves each area to its best place until the number of upward arrows stays the same. */
function settle(graph: AreaGraph, start: readonly string[]): readonly string[] {
  const imports = new Set(graph.arrows.map(({ from, to }) => `${from} → ${to}`));
  const climbs = (lower: string, upper: string) => (imports.has(`${lower} → ${upper}`) ? 1 : 0);
  let order = [...start];
  for (let moved = true; moved;) {
    moved = false;
    for (const area of start) {
      const others = order.filter((name) => name !== area);
      let cost = others.reduce((sum, upper) => sum + climbs(area, upper), 0);
      const costs = [cost, ...others.map((lower) => (cost += climbs(lower, area) - climbs(area, lower)))];
      const place = costs.indexOf(Math.min(...costs));
      if (costs[place]! < costs[order.indexOf(area)]!) {
        order = others.toSpliced(place, 0, area);
        moved = true;
      }
    }
  }
  return order;
}

/** Groups of areas of which each reaches every other one: no order can keep all of their arrows. */
export function knots({ areas, arrows }: AreaGraph): string[][] {
  const reach = new Map(areas.map((area) => [area, reached(area, arrows)]));
  const seen = new Set<string>();
  return areas.flatMap((area) => {
    if (seen.has(area)) return [];
    const knot = areas.filter(
      (other) => other === area || (reach.get(area)!.has(other) && reach.get(other)!.has(area)),
    );
    for (const name of knot) seen.add(name);
    return knot.length > 1 ? [knot] : [];
  });
}

function reached(area: string, arrows: readonly Arrow[]): Set<string> {
  const found = new Set<string>();
  const open = [area];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { from, to } of arrows) {
      if (from !== next || found.has(to)) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

/** Numbers between 0 and 1 that are the same in every run (the generator of Park and Miller). */
function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function shuffle(names: readonly string[], random: () => number): string[] {
  return names
    .map((name) => ({ name, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}
