import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { difficultyCodes, type DifficultyName } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { listFacts } from './list.store.ts';

type Endpoint = typeof api.questions.listQuestionFacts;

/** Difficulty, area, expected time and group of these questions; those that are gone or another institute's are missing. */
export async function listQuestionFacts(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const rows = await listFacts(ctx, body.questionIds);
  return {
    rows: rows.map((row) => ({ ...row, difficulty: difficultyCodes[row.difficulty as DifficultyName] })),
  };
}
