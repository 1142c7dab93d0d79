import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';

type OfExam = Pick<ExamPattern, 'exam' | 'examCode'>;

/** Whether a pattern is one of this very exam: by its code, which outlives every name; by name where the pattern knows no code. Pure. */
export const isOwnOf = ({ exam, examCode }: OfExam, { name, code }: Pick<Exam, 'name' | 'code'>): boolean =>
  examCode === null ? exam === name : examCode === code;

/**
 * Whether a pattern is one of the papers that an exam consists of: its own, and within a family, as JEE Advanced and JEE Main are, those of
 * the others. An exam that is only taken like JEE, as CUET is, has no part in JEE's. Pure.
 */
export function belongsTo(pattern: OfExam, exam: Pick<Exam, 'category' | 'name' | 'code'>): boolean {
  const inFamily = (...names: string[]) => names.some((name) => name.toUpperCase().startsWith(exam.category));
  return isOwnOf(pattern, exam) || (inFamily(pattern.exam, pattern.examCode ?? '') && inFamily(exam.name, exam.code));
}
