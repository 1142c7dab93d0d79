import { eventKind } from '../../../kernel/events.ts';

/** Somebody has another role; the account's row says so too. */
export const roleChanged = eventKind<{ readonly accountId: string; readonly role: string }>('role.changed');
