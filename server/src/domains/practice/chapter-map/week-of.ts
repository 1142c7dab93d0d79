import type { PracticeMap } from '@abhyas/contract/practice/chapter-map';

const DAY_MS = 86_400_000;
const DAYS = 7;

/** The days of the week of `today`, Monday first, each with what was answered on it. Pure. */
export function weekOf(
  today: string,
  counted: readonly { readonly day: string; readonly questions: number; readonly right: number }[],
  restDays: readonly number[],
): PracticeMap['week'] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + DAYS - 1) % DAYS;
  return Array.from({ length: DAYS }, (_, at) => {
    const date = new Date(noon + (at - sinceMonday) * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    const { questions, right } = counted.find((one) => one.day === day) ?? { questions: 0, right: 0 };
    return { day, questions, right, rest: restDays.includes(date.getUTCDay()), today: day === today };
  });
}
