import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { removeLinks } from './links.store.ts';
import { showPrerequisites } from './show-prerequisites.ts';

type Endpoint = typeof api.practice.resetPrerequisites;

/** Takes the provider's list again; done twice it changes nothing. */
export async function resetPrerequisites(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { examId } = params;
  await inTransaction(ctx, async (tx) => {
    await removeLinks(tx, examId);
    const subjectId = String(examId);
    await record(tx, { action: 'practice.prerequisites_reset', subjectKind: 'exam', subjectId, details: { examId } });
  });
  return showPrerequisites(ctx, { query: { examId } });
}
