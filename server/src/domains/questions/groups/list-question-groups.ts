import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listGroups } from './groups.store.ts';

type Endpoint = typeof api.questions.listQuestionGroups;

/** The groups of the institute, newest first, found by their titles. */
export async function listQuestionGroups(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { page, size, search = '' } = query;
  const { rows, total } = await listGroups(ctx, { search, page, size });
  return {
    rows: rows.map(({ id, title, version, stem, questions, updatedAt }) => ({
      id,
      title,
      version,
      stem: stem.en,
      languages: stem.hi ? ['en', 'hi'] : ['en'],
      questions,
      updatedAt: updatedAt.toISOString(),
    })),
    total,
    page,
    size,
  };
}
