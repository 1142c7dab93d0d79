import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import * as audit from '../../audit/index.ts';
import { removeLinkRow } from './links.store.ts';

/** Takes a link off the list. Lessons that show it go on showing it: what they hold was decided there. */
export async function removeLink(
  ctx: Context,
  { params }: Input<typeof api.media.removeLink>,
): Promise<Answer<typeof api.media.removeLink>> {
  const { linkId } = params;
  await inTransaction(ctx, async (tx) => {
    const title = (await removeLinkRow(tx, linkId)) ?? fail('NOT_FOUND');
    await audit.record(tx, {
      action: 'video_link.removed',
      subjectKind: 'videoLink',
      subjectId: linkId,
      details: { title },
    });
  });
  return { linkId };
}
