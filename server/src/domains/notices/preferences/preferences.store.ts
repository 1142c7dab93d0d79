import type { NoticeChannel } from '@abhyas/contract/notices/notices';
import type { Language } from '@abhyas/contract/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

export function listChoices(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  accountIds: readonly string[],
  kind?: string,
) {
  let query = db
    .selectFrom('notice_choices')
    .select(['account_id', 'kind', 'channel', 'is_on'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return query.execute();
}

export interface Choice {
  readonly kind: string;
  readonly channel: NoticeChannel;
  readonly on: boolean;
}

export async function saveChoices(
  tx: TransactionContext,
  accountId: string,
  choices: readonly Choice[],
): Promise<void> {
  if (choices.length === 0) return;
  // The last word counts where one call says two things about the same.
  const last = [...new Map(choices.map((one) => [`${one.kind} ${one.channel}`, one])).values()];
  await tx.db
    .insertInto('notice_choices')
    .values(
      last.map(({ kind, channel, on }) => ({
        institute_id: tx.instituteId,
        account_id: accountId,
        kind,
        channel,
        is_on: on,
        updated_at: tx.clock.now(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'account_id', 'kind', 'channel'])
        .doUpdateSet((eb) => ({ is_on: eb.ref('excluded.is_on'), updated_at: eb.ref('excluded.updated_at') })),
    )
    .execute();
}

export async function findLanguage(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  accountId: string,
): Promise<Language | undefined> {
  const row = await ctx.db
    .selectFrom('notice_languages')
    .select('language')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.language as Language | undefined;
}

export async function saveLanguage(tx: TransactionContext, accountId: string, language: Language): Promise<void> {
  await tx.db
    .insertInto('notice_languages')
    .values({ institute_id: tx.instituteId, account_id: accountId, language, updated_at: tx.clock.now() })
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'account_id'])
        .doUpdateSet((eb) => ({ language: eb.ref('excluded.language'), updated_at: eb.ref('excluded.updated_at') })),
    )
    .execute();
}
