import type { WeakChapter } from '@abhyas/contract/assessments/custom';
import type { Area } from '../../taxonomy/index.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';
import type { PlacedQuestion } from '../versions/paper-version.ts';

/** Chapters of which less than half was right, left out ones counted as not known: the weakest first, then the one with more questions. Pure. */
export function weakChapters(
  questions: readonly Pick<PlacedQuestion, 'id' | 'areaId' | 'subject'>[],
  answers: readonly Pick<MarkedAnswer, 'questionId' | 'outcome'>[],
  chapterOf: (areaId: string) => Pick<Area, 'id' | 'name'>,
): WeakChapter[] {
  const right = new Set(answers.flatMap(({ questionId, outcome }) => (outcome === 'right' ? questionId : [])));
  const chapters = new Map<string, WeakChapter>();
  for (const { id: questionId, areaId, subject } of questions) {
    const { id, name } = chapterOf(areaId);
    const sum = chapters.get(id) ?? { id, name, subject, right: 0, of: 0 };
    chapters.set(id, { ...sum, right: sum.right + (right.has(questionId) ? 1 : 0), of: sum.of + 1 });
  }
  return [...chapters.values()]
    .filter((chapter) => chapter.right * 2 < chapter.of)
    .toSorted((a, b) => a.right / a.of - b.right / b.of || b.of - a.of);
}
