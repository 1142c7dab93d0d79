import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { comingExamDates } from './coming-exam-dates.ts';

/** The next date of each exam that has one: what students count the days to. */
export async function listExamDates(ctx: Context): Promise<Answer<typeof api.taxonomy.listExamDates>> {
  return (await comingExamDates(ctx)).map(({ examId, title, day }) => ({ examId, title, day }));
}
