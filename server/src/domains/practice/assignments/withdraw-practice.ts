import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { openBatch } from '../../cohorts/index.ts';
import { withdrawAssignment } from './assignments.store.ts';

type Endpoint = typeof api.practice.withdrawPractice;

/** Takes back what was asked; what students answered stays theirs. */
export async function withdrawPractice(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { batchId, assignmentId } = params;
  const withdrawn = await inTransaction(ctx, async (tx) => {
    await openBatch(tx, batchId, { archived: true });
    if (!(await withdrawAssignment(tx, batchId, assignmentId))) return false;
    const details = { assignmentId };
    await record(tx, { action: 'practice.withdrawn', subjectKind: 'batch', subjectId: batchId, details });
    return true;
  });
  return { withdrawn };
}
