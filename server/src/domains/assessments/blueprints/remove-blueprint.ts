import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { deleteBlueprint, findName } from './blueprints.store.ts';

/** Forgets saved rules. Papers that were made by them stay as they are. */
export async function removeBlueprint(
  ctx: Context,
  { params: { blueprintId } }: Input<typeof api.assessments.removeBlueprint>,
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const name = (await findName(tx, blueprintId)) ?? fail('NOT_FOUND');
    await deleteBlueprint(tx, blueprintId);
    await record(tx, {
      action: 'blueprint.removed',
      subjectKind: 'blueprint',
      subjectId: blueprintId,
      details: { name },
    });
  });
  return {};
}
