import type { WeakChapterOfBatches } from '@abhyas/contract/insights/staff-day';
import { type Area, chapterOf } from '../../taxonomy/index.ts';

/** Fewer answers of a batch say nothing about a chapter. */
const LEAST_ANSWERS = 10;
/** From this share on a chapter is not weak. */
const WEAK_BELOW = 0.6;
const SHOWN = 5;

interface Answers {
  /** Id of the batch. */
  readonly group: string;
  readonly areaId: string;
  readonly right: number;
  readonly of: number;
}

/** Chapters in which a batch answers less than 60 of 100 right, the one with the lowest share first. Pure. */
export function weakestOfBatches(
  batchIds: readonly string[],
  answers: readonly Answers[],
  areas: readonly Area[],
): WeakChapterOfBatches[] {
  const byId = new Map(areas.map((area) => [area.id, area]));
  const chapters = new Map<string, { chapter: Area; sums: Map<string, { right: number; of: number }> }>();
  for (const { group, areaId, right, of } of answers) {
    if (!byId.has(areaId)) continue;
    const chapter = chapterOf(areaId, byId);
    const known = chapters.get(chapter.id) ?? { chapter, sums: new Map<string, { right: number; of: number }>() };
    const sum = known.sums.get(group) ?? { right: 0, of: 0 };
    known.sums.set(group, { right: sum.right + right, of: sum.of + of });
    chapters.set(chapter.id, known);
  }
  return [...chapters.values()]
    .map(({ chapter, sums }) => {
      const batches = batchIds.map((id) => enough(sums.get(id)));
      const lowest = Math.min(...batches.map((sum) => (sum ? sum.right / sum.of : 1)));
      return { lowest, row: { areaId: chapter.id, name: chapter.name, subject: chapter.subject, batches } };
    })
    .filter(({ lowest }) => lowest < WEAK_BELOW)
    .toSorted((a, b) => a.lowest - b.lowest || a.row.name.localeCompare(b.row.name))
    .slice(0, SHOWN)
    .map(({ row }) => row);
}

const enough = (sum: { right: number; of: number } | undefined) => (sum && sum.of >= LEAST_ANSWERS ? sum : null);
