import type { api } from '@abhyas/contract';
import type { NewPattern } from '@abhyas/contract/assessments/patterns';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { asStaff } from '../../tenancy/index.ts';
import { examPatterns } from './exam-patterns.ts';
import { insertPattern, loadPatterns, loadTieChains } from './patterns.store.ts';

type Add = typeof api.assessments.addExamPattern;

/** Adds the pattern of an official paper: its full marks are those of the questions that count. */
export async function addExamPattern(ctx: Context, { body }: Input<Add>): Promise<Answer<Add>> {
  checkNumbers(body);
  const patternId = await inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
    if (!(await loadTieChains(tx)).some(({ id }) => id === body.tieChainId)) fail('NOT_FOUND');
    const patterns = await loadPatterns(tx);
    const id = freeId(body, new Set(patterns.map((pattern) => pattern.id)));
    const named = (exam: string) => exam.toLowerCase() === body.exam.toLowerCase();
    const examCode =
      (await listExams(tx)).find(({ name }) => named(name))?.code ??
      patterns.find(({ exam }) => named(exam))?.examCode ??
      null;
    const marks = body.sections.reduce((sum, { counted, rule }) => sum + counted * rule.right, 0);
    await insertPattern(tx, id, { ...body, examCode, marks, languages: ['en', 'hi'] });
    await record(tx, { action: 'exam_pattern.added', subjectKind: 'exam_pattern', subjectId: id });
    return id;
  });
  examPatterns.forget();
  return { patternId };
}

function checkNumbers({ fromYear, untilYear, sections }: NewPattern): void {
  const wrong = sections.flatMap(({ counted, questions }, index) =>
    counted > questions
      ? [{ path: `body.sections.${index}.counted`, messageKey: 'authoring.provided.problems.counted' }]
      : [],
  );
  if (untilYear !== null && untilYear < fromYear)
    wrong.push({ path: 'body.untilYear', messageKey: 'authoring.provided.problems.years' });
  if (wrong.length > 0) failFields('INVALID_INPUT', wrong);
}

/** `cuet-ug-physics-2026`; where that is taken, with a number behind it. */
function freeId({ exam, paper, fromYear }: NewPattern, taken: ReadonlySet<string>): string {
  const words = `${exam} ${paper}`.toLowerCase().match(/[a-z0-9]+/g) ?? ['pattern'];
  const base = `${words.join('-').slice(0, 30)}-${fromYear}`;
  for (let more = 2; ; more++) {
    const id = more === 2 ? base : `${base}-${more - 1}`;
    if (!taken.has(id)) return id;
  }
}
