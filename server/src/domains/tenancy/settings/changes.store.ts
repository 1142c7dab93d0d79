import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';

export interface NewChange {
  readonly section: string;
  readonly field: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export async function insertChanges(ctx: Context, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  await ctx.db
    .insertInto('settings_changes')
    .values(
      changes.map((change) => ({
        institute_id: ctx.instituteId,
        id: newId(),
        at: ctx.clock.now(),
        actor_id: ctx.actor?.accountId ?? null,
        by_provider: ctx.actor?.acting !== undefined,
        section: change.section,
        field: change.field,
        before: [...change.before],
        after: [...change.after],
      })),
    )
    .execute();
}

export async function listChanges(
  ctx: Context,
  { page, size, section }: { readonly page: number; readonly size: number; readonly section?: string | undefined },
) {
  let found = ctx.db.selectFrom('settings_changes').where('institute_id', '=', ctx.instituteId);
  if (section !== undefined) found = found.where('section', '=', section);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total };
}

/** Whoever erased an account stays nameless in the history. */
export async function forgetActor(ctx: Context, accountId: string): Promise<void> {
  for (const table of ['settings_changes', 'policy_versions'] as const)
    await ctx.db
      .updateTable(table)
      .set({ actor_id: null })
      .where('institute_id', '=', ctx.instituteId)
      .where('actor_id', '=', accountId)
      .execute();
}

/** What a person changed, for the download of their own data. */
export function listChangesOf(ctx: Context, accountId: string) {
  return ctx.db
    .selectFrom('settings_changes')
    .select(['at', 'section', 'field'])
    .where('institute_id', '=', ctx.instituteId)
    .where('actor_id', '=', accountId)
    .orderBy('at')
    .execute();
}
