import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { KnowledgeArea, SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../../kernel/context.ts';
import { reference } from '../exams/reference.ts';
import { type Area, mergeTree } from './area-tree.ts';
import { listOwnAreas } from './areas.store.ts';

/** Every chapter and topic that questions of this institute may have, parents before their children. */
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
  return areas.filter(({ subject }) => query.subject === undefined || subject === query.subject).map(presentArea);
}

export function presentArea({ id, parentId, name, path, subject, own }: Area): KnowledgeArea {
  return { id, parentId, name, path, subject, own };
}
