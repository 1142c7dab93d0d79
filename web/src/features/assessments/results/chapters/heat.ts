import type { AttemptResult } from '@abhyas/contract/assessments/shapes';

export type Topic = AttemptResult['topics'][number];

/** How warm a chapter is by the share of its marks that was won: 4 from 80 %, 3 from 60, 2 from 40, 1 above nothing, 0 nothing or less. */
export function heatOf({ marks, full }: Pick<Topic, 'marks' | 'full'>): 0 | 1 | 2 | 3 | 4 {
  if (marks <= 0) return 0;
  const percent = (marks / full) * 100;
  if (percent >= 80) return 4;
  if (percent >= 60) return 3;
  return percent >= 40 ? 2 : 1;
}
