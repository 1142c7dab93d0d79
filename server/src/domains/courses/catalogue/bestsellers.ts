/** So many days back a beginning counts. */
export const BESTSELLER_DAYS = 30;
/** Fewer learners than this say nothing about a course. */
const LEAST_LEARNERS = 10;
/** Being first among one is no distinction. */
const LEAST_COURSES = 2;

/** A course on the shelves, and how many began it in the last thirty days. */
export interface BegunLately {
  readonly courseId: string;
  readonly examId: number | null;
  readonly begun: number;
}

/**
 * Which courses are called bestsellers: for each exam the one that most learners began in the last thirty days, where they were ten at
 * least and another course or pack stands beside it; of equals each. What prepares for no exam in particular is none. Pure.
 */
export function bestsellersOf(shelves: readonly BegunLately[]): string[] {
  const exams = new Map<number, BegunLately[]>();
  for (const course of shelves) {
    if (course.examId !== null) exams.set(course.examId, [...(exams.get(course.examId) ?? []), course]);
  }
  return [...exams.values()].flatMap((courses) => {
    const most = Math.max(...courses.map(({ begun }) => begun));
    if (most < LEAST_LEARNERS || courses.length < LEAST_COURSES) return [];
    return courses.filter(({ begun }) => begun === most).map(({ courseId }) => courseId);
  });
}
