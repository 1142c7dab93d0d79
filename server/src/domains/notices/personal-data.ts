import type { Context, TransactionContext } from '../../kernel/context.ts';
import type { PersonalData } from '../identity/index.ts';
import { findLanguage, listChoices } from './preferences/preferences.store.ts';
import { listDeliveriesOf, listMessagesOf, listNoticesOf, removeAllOf } from './personal-data.store.ts';

/** What somebody was told, and how. It was said to that account alone, so a merge or a hand-over does not carry it along. */
export const noticesPersonalData: PersonalData = {
  domain: 'notices',
  tables: ['notices', 'notice_choices', 'notice_languages', 'notice_deliveries', 'message_deliveries'],
  export: async (ctx: Context, accountId: string) => ({
    notices: await listNoticesOf(ctx, accountId),
    messages: [...(await listDeliveriesOf(ctx, accountId)), ...(await listMessagesOf(ctx, accountId))],
    language: (await findLanguage(ctx, accountId)) ?? null,
    choices: (await listChoices(ctx, [accountId])).map(({ kind, channel, isOn }) => ({ kind, channel, on: isOn })),
  }),
  erase: (tx: TransactionContext, accountId: string) => removeAllOf(tx, [accountId]),
  reassign: async (_tx: TransactionContext, _from: string, _to: string) => {},
};
