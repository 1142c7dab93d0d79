import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { findByName, insertBlueprint, replaceBlueprint } from './blueprints.store.ts';

/** Keeps rules under a name. BLUEPRINT_NAME_TAKEN, unless they are to replace those of that name. */
export async function saveBlueprint(
  ctx: Context,
  { body: { name, blueprint, replace } }: Input<typeof api.assessments.saveBlueprint>,
): Promise<{ blueprintId: string }> {
  const areas = new Set((await areasOf(ctx)).map(({ id }) => id));
  const named = blueprint.sections.flatMap(({ chapters }) => chapters);
  if (named.some(({ knowledgeAreaId }) => !areas.has(knowledgeAreaId))) fail('KNOWLEDGE_AREA_UNKNOWN');
  return inTransaction(ctx, async (tx) => {
    const there = await findByName(tx, name);
    if (there !== undefined && !replace) fail('BLUEPRINT_NAME_TAKEN');
    const blueprintId = there ?? newId();
    if (there !== undefined) await replaceBlueprint(tx, there, { name, blueprint });
    else if (!(await insertBlueprint(tx, blueprintId, { name, blueprint }))) fail('BLUEPRINT_NAME_TAKEN');
    await record(tx, {
      action: 'blueprint.saved',
      subjectKind: 'blueprint',
      subjectId: blueprintId,
      details: { name },
    });
    return { blueprintId };
  });
}
