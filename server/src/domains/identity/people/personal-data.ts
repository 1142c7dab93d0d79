import type { PersonalData } from '../accounts/personal-data.ts';
import { forgetAround, listAround, moveAround } from './personal-data.store.ts';

/** How the institute has dealt with a person: invited, looked at their pages. */
export const peoplePersonalData: PersonalData = {
  domain: 'people',
  tables: ['staff_invitations', 'student_views'],
  export: async (ctx, accountId) => {
    const { views, invitations } = await listAround(ctx, accountId);
    return {
      lookedAtByStaff: views.map((view) => ({ why: view.reason, from: view.started_at, until: view.ended_at })),
      invitations: invitations.map((one) => ({
        to: one.email,
        role: one.role_name,
        sentAt: one.sent_at,
        acceptedAt: one.accepted_at,
      })),
    };
  },
  erase: forgetAround,
  reassign: moveAround,
};
