import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { countPracticeShelf } from '../../questions/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { chaptersOfExam } from './exam-chapters.ts';

const MINUTES_5 = 5 * 60_000;

/** The exams of an institute whose chapters have questions to practise; a new question shows after five minutes at the latest. */
const examsOf = cached({
  max: 500,
  ttl: MINUTES_5,
  key: (ctx: Context, _accountId: string) => ctx.instituteId,
  load: async (ctx, accountId) => {
    const exams = await listExams(ctx);
    const subjectIds = [...new Set(exams.flatMap(({ subjects }) => subjects.map(({ id }) => id)))];
    const counts = await countPracticeShelf(ctx, { accountId, subjectIds, except: [] });
    const open = new Set<number>();
    for (const { id } of exams) {
      const exam = await chaptersOfExam(ctx, id);
      if (exam?.chapters.some(({ areaIds }) => areaIds.some((area) => (counts.get(area) ?? 0) > 0))) open.add(id);
    }
    return open;
  },
});

/** The exams that somebody can practise for with questions chosen by what they know (spec §3: `supportSmartLearning`). */
export const smartExamsOf = (ctx: Context, accountId: string): Promise<ReadonlySet<number>> => examsOf(ctx, accountId);
