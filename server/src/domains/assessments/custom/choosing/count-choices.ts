import { ownCriteria } from '@abhyas/contract/assessments/own-papers';
import type { OwnCounts } from '@abhyas/contract/assessments/custom';
import { difficultyCodes } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { countFitting, type Narrowing, type Pile } from './narrowing.ts';

type Choices = Pick<OwnCounts, 'subjects' | 'chapters' | 'difficulties' | 'criteria'>;

/**
 * How many questions each choice stands for, with everything else as it was chosen: what one would get by it. Subjects do not look at the
 * chapters chosen, which lie inside of them. Pure.
 */
export function countChoices(
  piles: readonly Pile[],
  wish: Narrowing,
  {
    subjects,
    chapters,
  }: {
    readonly subjects: readonly SubjectName[];
    readonly chapters: readonly { readonly id: string; readonly name: string; readonly subject: SubjectName }[];
  },
): Choices {
  const count = (given: Partial<Narrowing>) => countFitting(piles, { ...wish, ...given });
  return {
    subjects: subjects.map((subject) => ({
      subject,
      count: count({ subjects: new Set([subject]), chapters: undefined }),
    })),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      count: count({ chapters: new Set([chapter.id]), subjects: undefined }),
    })),
    difficulties: Object.values(difficultyCodes).map((difficulty) => ({
      difficulty,
      count: count({ difficulties: new Set([difficulty]) }),
    })),
    criteria: Object.values(ownCriteria).map((criterion) => ({
      criterion,
      count: count({ criteria: criterion === ownCriteria.random ? undefined : new Set([criterion]) }),
    })),
  };
}
