import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { archiveOwn, lockOwnPaper } from '../own-papers.store.ts';

type Endpoint = typeof api.assessments.discardOwnPaper;

/** Takes a paper of one's own away that was never begun; CONFLICT for one that was, whose result stays. Done twice it changes nothing. */
export async function discardOwnPaper(
  ctx: Context,
  { params: { paperId } }: Input<Endpoint>,
): Promise<Reply<Endpoint>> {
  await inTransaction(ctx, async (tx) => {
    const { status, attempts } = await lockOwnPaper(tx, actorOf(tx).accountId, paperId);
    if (status === 'archived') return;
    if (attempts > 0) fail('CONFLICT');
    await archiveOwn(tx, paperId);
    await record(tx, { action: 'paper.discarded', subjectKind: 'paper', subjectId: paperId });
  });
  return { discarded: true };
}
