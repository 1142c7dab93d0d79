import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canPublishPaper } from '../policies.ts';
import { removeEqualVersion } from '../versions/equal-versions.store.ts';
import { recordDeclared } from './declare-equal.ts';
import { listPaperVersions } from './list-paper-versions.ts';

type Separate = typeof api.assessments.declareDifferent;
/** Takes it back: the version, and those after it that were declared equal to it, have a rank list of their own. */
export async function declareDifferent(ctx: Context, { params }: Input<Separate>): Promise<Answer<Separate>> {
  const { paperId, version } = params;
  await inTransaction(ctx, async (tx) => {
    authorize(tx, canPublishPaper, await getPaper(tx, paperId, true));
    if (!(await removeEqualVersion(tx, paperId, version))) fail('NOT_FOUND');
    await recordDeclared(tx, paperId, 'paper.versionDeclaredDifferent', version);
  });
  return listPaperVersions(ctx, { params: { paperId } });
}
