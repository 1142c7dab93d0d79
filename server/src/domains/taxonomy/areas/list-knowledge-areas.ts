import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { KnowledgeArea, SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../../kernel/context.ts';
import { reference } from '../exams/reference.ts';
import { type Area, inForce, mergeTree } from './area-tree.ts';
import { listOwnAreas } from './areas.store.ts';

/** Every chapter and topic that this institute has or had, parents before their children: what is retired or merged still has its name. */
export async function areasOf(ctx: Context): Promise<Area[]> {
  const [{ subjects, areas }, own] = await Promise.all([reference(ctx), listOwnAreas(ctx)]);
  return mergeTree(subjects, areas, own);
}

/** Name, path and subject of some areas. */
export async function areaNames(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, { name: string; path: string; subject: SubjectName }>> {
  const wanted = new Set(ids);
  return new Map(
    (await areasOf(ctx))
      .filter(({ id }) => wanted.has(id))
      .map(({ id, name, path, subject }) => [id, { name, path, subject }]),
  );
}

/** The tree for choosing an area, whole or of one subject. */
export async function listKnowledgeAreas(
  ctx: Context,
  { query }: Input<typeof api.taxonomy.listKnowledgeAreas>,
): Promise<KnowledgeArea[]> {
  const areas = await areasOf(ctx);
  return areas
    .filter(({ subject, mergedInto }) => mergedInto === null && (query.subject ?? subject) === subject)
    .map(presentArea);
}

export function presentArea({ id, parentId, name, path, subject, own, retiredAt }: Area): KnowledgeArea {
  return { id, parentId, name, path, subject, own, ...(retiredAt && { retired: true as const }) };
}

/** The area of that id that something may be put into, or the one that it became part of; undefined where there is none. */
export async function usableArea(ctx: Context, id: string): Promise<Area | undefined> {
  return inForce(await areasOf(ctx), id);
}

/**
 * What a name in a spreadsheet may mean: the areas in force, and after them the old names of those that became part of others. A retired
 * one is not among them, and no old name that another area has now.
 */
export async function areasByName(ctx: Context): Promise<Area[]> {
  const areas = await areasOf(ctx);
  const offered = areas.filter(({ retiredAt }) => retiredAt === null);
  const taken = new Set(offered.map(({ name }) => name.toLowerCase()));
  const old = areas.flatMap(({ id, mergedInto, name, path }) => {
    const into = mergedInto === null || taken.has(name.toLowerCase()) ? undefined : inForce(areas, id);
    return into && into.retiredAt === null ? [{ ...into, name, path }] : [];
  });
  return [...offered, ...old];
}
