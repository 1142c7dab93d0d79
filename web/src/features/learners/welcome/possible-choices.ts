import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';

const among = (exams: readonly Exam[], chosen: readonly number[]) => exams.filter(({ id }) => chosen.includes(id));

/** Classes in which one of the chosen exams is taken, the lowest first. */
export function standardsOf(exams: readonly Exam[], chosen: readonly number[]): { id: number; name: string }[] {
  const all = among(exams, chosen).flatMap(({ standards }) => standards);
  return [...new Map(all.map((one) => [one.id, one])).values()].toSorted((a, b) => a.id - b.id);
}

/** Years in which one of the chosen exams is held, the next first. */
export function yearsOf(exams: readonly Exam[], chosen: readonly number[]): number[] {
  return [...new Set(among(exams, chosen).flatMap(({ targetYears }) => targetYears))].toSorted((a, b) => a - b);
}

const LAST_CLASS = 12;

/** The year in which a class usually takes its exam: class 12 and whoever has passed it the next one, class 11 the one after. */
export function usualYear(standard: number, years: readonly number[]): number | undefined {
  return years[Math.min(Math.max(0, LAST_CLASS - standard), years.length - 1)];
}
