import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { insertMessages, listRunningIds } from './messages.store.ts';

type Endpoint = typeof api.assessments.sendMessage;

/** Writes to some who sit a paper, or to everyone who does now; each console shows it until its student has read it. */
export async function sendMessage(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { id: paperId } = await getPaper(ctx, params.paperId);
  return inTransaction(ctx, async (tx) => {
    const wanted = 'attemptIds' in body.to ? body.to.attemptIds : undefined;
    const to = await listRunningIds(tx, paperId, wanted);
    if (wanted && to.length === 0) fail('NOT_FOUND');
    if (to.length === 0) return { sent: 0 };
    const id = newId();
    await insertMessages(tx, { id, text: body.text, by: actorOf(tx).accountId }, to);
    await record(tx, {
      action: 'attempt.message_sent',
      subjectKind: 'paper',
      subjectId: paperId,
      details: { attempts: to },
      reason: body.text,
    });
    return { sent: to.length };
  });
}
