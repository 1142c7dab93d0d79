import type { PersonalData } from '../accounts/personal-data.ts';
import {
  listDescribedSessions,
  listSocialAccounts,
  moveAccountRows,
  removeAccountRows,
} from './personal-data.store.ts';

/** Sign-ins, devices, links to other services and the second factor: shown whole, erased whole. A hand-over moves only the links. */
export const sessionsPersonalData: PersonalData = {
  domain: 'sessions',
  tables: ['sessions', 'session_log', 'social_accounts', 'login_tokens', 'second_factors', 'recovery_codes'],
  export: async (ctx, accountId) => ({
    signIns: await listDescribedSessions(ctx, accountId),
    otherServices: await listSocialAccounts(ctx, accountId),
  }),
  erase: (tx, accountId) => removeAccountRows(tx, accountId),
  reassign: (tx, from, to) => moveAccountRows(tx, from, to),
};
