import { eventKind } from '../../../kernel/events.ts';

/** Somebody has another role, or (without account) the role itself may do something else; the row of the account or of the role says so too. */
export const roleChanged = eventKind<{ readonly accountId: string | null; readonly role: string }>('role.changed');
