import type { ShownArea } from './area-desk.ts';

type Counted = Pick<ShownArea, 'id' | 'parentId' | 'questions'>;

/** Ids of an area and of everything below it. */
export function idsWithin(rows: readonly Pick<ShownArea, 'id' | 'parentId'>[], id: string): ReadonlySet<string> {
  const ids = new Set([id]);
  for (let before = 0; before < ids.size;) {
    before = ids.size;
    for (const row of rows) if (row.parentId !== null && ids.has(row.parentId)) ids.add(row.id);
  }
  return ids;
}

/** Questions in an area and below it. */
export function questionsWithin(rows: readonly Counted[], id: string): number {
  const ids = idsWithin(rows, id);
  return rows.reduce((sum, row) => sum + (ids.has(row.id) ? (row.questions ?? 0) : 0), 0);
}
