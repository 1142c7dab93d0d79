import type { NoticeChannel } from '@abhyas/contract/notices/notices';
import type { Language } from '@abhyas/contract/shapes';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, rows, upsertRows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    noticeChoices: { channel: NoticeChannel };
    noticeLanguages: { language: Language };
  }
}

export function listChoices(ctx: Bound, accountIds: readonly string[], kind?: string) {
  let query = rows(ctx)
    .selectFrom('noticeChoices')
    .select(['accountId', 'kind', 'channel', 'isOn'])
    .where('accountId', '=', anyOf(accountIds));
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
  // The last word counts where one call says two things about the same.
  const last = [...new Map(choices.map((one) => [`${one.kind} ${one.channel}`, one])).values()];
  const updatedAt = tx.clock.now();
  await upsertRows(
    tx,
    'noticeChoices',
    last.map(({ kind, channel, on }) => ({ accountId, kind, channel, isOn: on, updatedAt })),
    { key: ['accountId', 'kind', 'channel'] },
  );
}

export async function findLanguage(ctx: Bound, accountId: string): Promise<Language | undefined> {
  const row = await rows(ctx)
    .selectFrom('noticeLanguages')
    .select('language')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.language;
}

export async function saveLanguage(tx: TransactionContext, accountId: string, language: Language): Promise<void> {
  await upsertRows(tx, 'noticeLanguages', { accountId, language, updatedAt: tx.clock.now() }, { key: ['accountId'] });
}
