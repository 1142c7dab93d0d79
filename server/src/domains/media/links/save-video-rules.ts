import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import * as audit from '../../audit/index.ts';
import { rulesOfVideo, saveRules } from './rules.store.ts';

/** Decides at which hosts videos may lie, and the rules for watching. What is not allowed any more is not played from the next address on. */
export async function saveVideoRules(
  ctx: Context,
  { body }: Input<typeof api.media.saveVideoRules>,
): Promise<Answer<typeof api.media.saveVideoRules>> {
  const rules = { ...body, hosts: [...new Set(body.hosts)].sort() };
  await inTransaction(ctx, async (tx) => {
    const { before, after } = audit.whatChanged(await rulesOfVideo(tx), rules);
    await saveRules(tx, rules);
    await audit.record(tx, {
      action: 'video_rules.saved',
      subjectKind: 'institute',
      subjectId: String(tx.instituteId),
      before,
      after,
    });
  });
  return rules;
}
