import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type RewordedRow, rewordingLimits } from '@abhyas/contract/questions/rewording';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { questionUsage } from '../../commits/usage.ts';
import { imagesIn } from '../../bank/images-in.ts';
import { idsOfScope } from '../scope.ts';
import { checkRewording, wordingProblems } from './check-rewording.ts';
import { rewordQuestion } from './reword-question.ts';
import { findHits, readQuestions } from './scan-questions.ts';

type Endpoint = typeof api.questions.previewRewording;

/** A dry run: nothing is written. CHANGE_EMPTY where the scope has no question; the rest of the refusals as of the change itself. */
export async function previewRewording(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { rewording, page, size } = body;
  await checkRewording(ctx, rewording);
  const left = new Set(body.leaveOut);
  const ids = await idsOfScope(ctx, body.scope);
  if (ids.length === 0) fail('CHANGE_EMPTY');
  const found: { questionId: string; number: number; version: number }[] = [];
  const problems = new Map<string, RewordedRow['problems']>();
  let [hits, refused] = [0, 0];
  for await (const { question, reworded } of findHits(ctx, ids, rewording)) {
    found.push({ questionId: question.id, number: question.number, version: question.version });
    hits += reworded.hits;
    if (problems.size >= rewordingLimits.checked) continue;
    const against = await wordingProblems(question, reworded);
    if (against.length > 0 && !left.has(question.id)) refused++;
    problems.set(question.id, against.length > 0 ? present(against) : null);
  }
  const shown = found.toSorted((a, b) => a.number - b.number).slice((page - 1) * size, page * size);
  const rows = await rowsOf(
    ctx,
    shown.map(({ questionId }) => questionId),
    rewording,
  );
  const images = await imagesIn(
    ctx,
    rows.flatMap(({ fields }) => fields.flatMap(({ before, after }) => [before, after])),
  );
  const kept = found.filter(({ questionId }) => !left.has(questionId) && !problems.get(questionId));
  return {
    questions: ids.length,
    found: found.length,
    hits,
    refused,
    checked: problems.size,
    papers: [...(await questionUsage().papersHolding(ctx, kept))],
    rows: rows.map((row) => ({ ...row, problems: problems.get(row.questionId) ?? row.problems })),
    images,
  };
}

async function rowsOf(
  ctx: Context,
  ids: readonly string[],
  rewording: Input<Endpoint>['body']['rewording'],
): Promise<RewordedRow[]> {
  const rows: RewordedRow[] = [];
  for await (const question of readQuestions(ctx, ids)) {
    const reworded = rewordQuestion(question, rewording);
    const problems = await wordingProblems(question, reworded);
    rows.push({
      questionId: question.id,
      number: question.number,
      type: question.type,
      hits: reworded.hits,
      problems: problems.length > 0 ? present(problems) : null,
      fields: [...reworded.fields],
    });
  }
  return rows.toSorted((a, b) => a.number - b.number);
}

const present = (problems: Awaited<ReturnType<typeof wordingProblems>>): NonNullable<RewordedRow['problems']> =>
  problems.map(({ path, messageKey, values }) => ({ path, messageKey, ...(values && { values }) }));
