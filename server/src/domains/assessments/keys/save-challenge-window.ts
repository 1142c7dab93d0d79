import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canDecideKeys } from '../policies.ts';
import { findWindow, saveWindow } from './challenges.store.ts';

/** Says until when students may challenge the keys of a paper. */
export async function saveChallengeWindow(
  ctx: Context,
  { params: { paperId }, body }: Input<(typeof api.assessments)['saveChallengeWindow']>,
): Promise<Reply<(typeof api.assessments)['saveChallengeWindow']>> {
  const until = body.until === null ? null : new Date(body.until);
  await inTransaction(ctx, async (tx) => {
    authorize(tx, canDecideKeys, await getPaper(tx, paperId, true));
    const before = await findWindow(tx, paperId);
    await saveWindow(tx, paperId, until);
    await record(tx, {
      action: 'paper.challenge_window_saved',
      subjectKind: 'paper',
      subjectId: paperId,
      ...whatChanged({ until: before }, { until }),
    });
  });
  return { until: until?.toISOString() ?? null };
}
