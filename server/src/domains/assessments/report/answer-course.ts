import type { Response } from '@abhyas/contract/questions/shapes';

/** One write of a console, answers and drafts alike. */
export interface AnswerEvent {
  readonly questionId: string;
  readonly kind: 'answer' | 'draft';
  readonly response: Response | null;
}

/** How somebody came to an answer. */
export interface AnswerCourse {
  /** How often the question was come to. */
  readonly visits: number;
  /** The first answer that was saved; null where none was. */
  readonly first: Response | null;
}

/**
 * Visits and first answers by question, from the writes of an attempt in their order. A console writes whenever a question is left, so
 * writes about one question that follow each other are one visit. A draft is no answer. Pure.
 */
export function answerCourses(events: readonly AnswerEvent[]): ReadonlyMap<string, AnswerCourse> {
  const courses = new Map<string, AnswerCourse>();
  let before: string | undefined;
  for (const { questionId, kind, response } of events) {
    const { visits, first } = courses.get(questionId) ?? { visits: 0, first: null };
    courses.set(questionId, {
      visits: questionId === before ? visits : visits + 1,
      first: first ?? (kind === 'answer' ? response : null),
    });
    before = questionId;
  }
  return courses;
}
