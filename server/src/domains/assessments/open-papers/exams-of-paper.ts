import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { belongsTo } from '../patterns/exam-of-pattern.ts';

interface Shown {
  /** The exam that it was made for, where that was said. */
  readonly examId: number | null;
  readonly patternId: string | null;
  readonly subjects: readonly string[];
}

/** Exams that a paper prepares for: the one that it was made for, else those of its pattern, else those that have all of its subjects. Pure. */
export function examsOfPaper(
  { examId, patternId, subjects }: Shown,
  exams: readonly Exam[],
  patterns: readonly ExamPattern[],
): number[] {
  if (examId !== null) return [examId];
  const pattern = patterns.find(({ id }) => id === patternId);
  const fitting = exams.filter((exam) =>
    pattern
      ? belongsTo(pattern, exam)
      : subjects.every((subject) => exam.subjects.some(({ code }) => code === subject)),
  );
  return fitting.map(({ id }) => id);
}
