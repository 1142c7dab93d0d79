import { examCodes } from '@abhyas/contract/taxonomy/taxonomy';
import { comingExamDates } from '../../../src/domains/taxonomy/index.ts';
import { saveExamDate } from '../../../src/domains/taxonomy/exam-dates/save-exam-date.ts';
import { dayIn } from '../../../src/kernel/clock.ts';
import type { Context } from '../../../src/kernel/context.ts';

const dates = [
  { examId: examCodes.jee, title: 'JEE Main Session 1', inDays: 63 },
  { examId: examCodes.neet, title: 'NEET UG', inDays: 163 },
];

/** The next dates of both exams; at a later start only those that are over. */
export async function seedExamDates(owner: Context): Promise<void> {
  const written = await comingExamDates(owner);
  for (const { examId, title, inDays } of dates) {
    if (written.some((date) => date.examId === examId)) continue;
    const at = new Date(owner.clock.now().getTime() + inDays * 86_400_000);
    await saveExamDate(owner, {
      body: { examId, next: { title, day: dayIn('Asia/Kolkata', at) } },
    });
  }
}
