import { type OwnCriterion, ownCriteria, type Widening } from '@abhyas/contract/assessments/own-papers';
import type { OwnWish, WideningStep } from '@abhyas/contract/assessments/custom';
import type { Difficulty } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';

/** What a question is to the one who chooses. */
export interface Traits {
  readonly subject: SubjectName;
  readonly chapterId: string;
  readonly difficulty: Difficulty;
  readonly asked: boolean;
  readonly wrong: boolean;
  readonly kept: boolean;
}
/** So many questions that are alike. */
export interface Pile extends Traits {
  readonly count: number;
}

/** What a wish allows; undefined: anything. */
export interface Narrowing {
  readonly chapters: ReadonlySet<string> | undefined;
  readonly subjects: ReadonlySet<SubjectName> | undefined;
  readonly difficulties: ReadonlySet<Difficulty> | undefined;
  readonly criteria: ReadonlySet<OwnCriterion> | undefined;
}

const someOf = <T>(values: readonly T[]): ReadonlySet<T> | undefined =>
  values.length === 0 ? undefined : new Set(values);

/** spec §9: random asks for nothing, so that beside it the other criteria do not either. */
export const narrowingOf = ({
  chapterIds,
  subjects,
  difficulties,
  criteria,
}: Pick<OwnWish, 'chapterIds' | 'subjects' | 'difficulties' | 'criteria'>): Narrowing => ({
  chapters: someOf(chapterIds),
  subjects: someOf(subjects),
  difficulties: someOf(difficulties),
  criteria: criteria.includes(ownCriteria.random) ? undefined : someOf(criteria),
});

/** Whether a question meets one criterion. */
const meets = ({ asked, wrong, kept }: Traits, criterion: OwnCriterion): boolean => {
  if (criterion === ownCriteria.answeredWrong) return wrong;
  if (criterion === ownCriteria.askedInExam) return asked;
  return criterion === ownCriteria.bookmarked ? kept : true;
};

/** Whether a wish allows a question. Pure. */
export const fits = (question: Traits, { chapters, subjects, difficulties, criteria }: Narrowing): boolean =>
  (chapters === undefined || chapters.has(question.chapterId)) &&
  (subjects === undefined || subjects.has(question.subject)) &&
  (difficulties === undefined || difficulties.has(question.difficulty)) &&
  (criteria === undefined || [...criteria].some((criterion) => meets(question, criterion)));

/** How many questions a wish allows. Pure. */
export const countFitting = (piles: readonly Pile[], narrowing: Narrowing): number =>
  piles.reduce((sum, pile) => (fits(pile, narrowing) ? sum + pile.count : sum), 0);

const order = ['chapters', 'subjects', 'difficulties', 'criteria'] as const satisfies readonly Widening[];

export interface Way {
  readonly steps: readonly WideningStep[];
  /** The wish itself, and what it becomes with each step: nearer questions are taken first. */
  readonly rings: readonly Narrowing[];
}

/**
 * The way from a wish to enough questions: one restriction after another falls, chapter first and criterion last, until there are
 * enough. A step that brings nothing is not named. What stays short is asked for less. Pure.
 */
export function wayToEnough(piles: readonly Pile[], wish: Narrowing, wanted: number): Way {
  const steps: WideningStep[] = [];
  const rings = [wish];
  let now = wish;
  let available = countFitting(piles, wish);
  for (const step of order) {
    if (available >= wanted) break;
    now = { ...now, [step]: undefined };
    const more = countFitting(piles, now);
    if (more === available) continue;
    available = more;
    steps.push({ step, available });
    rings.push(now);
  }
  if (available < wanted) steps.push({ step: 'fewer', available });
  return { steps, rings };
}
