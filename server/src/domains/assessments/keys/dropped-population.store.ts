import type { KeyPopulation } from '@abhyas/contract/assessments/key-rules';
import type { Context } from '../../../kernel/context.ts';

/** exams: keys. Who benefits from a dropped question by the pattern of this version; all who appeared where there is none. */
export async function droppedPopulation(ctx: Context, paperId: string, version: number): Promise<KeyPopulation> {
  const row = await ctx.db
    .selectFrom('paper_versions as v')
    .innerJoin('exam_patterns as p', 'p.id', 'v.pattern_id')
    .select('p.dropped_population')
    .where('v.institute_id', '=', ctx.instituteId)
    .where('v.paper_id', '=', paperId)
    .where('v.version', '=', version)
    .executeTakeFirst();
  return (row?.dropped_population ?? 'appeared') as KeyPopulation;
}
