import { learning } from '../model/settings.ts';

export interface ChapterGap {
  readonly chapterId: string;
  /** Share of the exam, in thousandths. */
  readonly weight: number;
  /** Chance to be mastered already. */
  readonly chance: number;
}

/**
 * Where all chapters are practised together: the one in which most marks of the exam are still open, and never more than three questions in a row
 * of one. `latest`: chapters of the questions before, the newest last. Undefined without chapters. Pure.
 */
export function chooseChapter(gaps: readonly ChapterGap[], latest: readonly string[]): string | undefined {
  const last = latest.at(-1);
  const row = latest.slice(-learning.inARow);
  const full = row.length === learning.inARow && row.every((one) => one === last) ? last : undefined;
  const open = gaps.filter(({ chapterId }) => gaps.length === 1 || chapterId !== full);
  const worth = ({ weight, chance }: ChapterGap) => weight * (1 - chance);
  return open.toSorted((a, b) => worth(b) - worth(a) || a.chapterId.localeCompare(b.chapterId))[0]?.chapterId;
}
