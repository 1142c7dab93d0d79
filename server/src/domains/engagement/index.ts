import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { LEAVE, leave } from './broadcasts/leave.job.ts';
import { REMOVE_ENQUIRIES, removeOldEnquiries } from './enquiries/remove-old-enquiries.job.ts';
import { PAY_REFERRALS, payReferrals } from './referrals/pay-referrals.job.ts';
import { handlers } from './routes.ts';

export { subjectsOfBroadcasts } from './broadcasts/broadcasts.store.ts';
export { countOpenEnquiries } from './enquiries/enquiries.store.ts';
export { engagementNoticeKinds } from './notice-kinds.ts';
export { engagementPersonalData } from './personal-data.store.ts';

export const engagementDomain = domain({
  name: 'engagement',
  contract: api.engagement,
  handlers,
  jobs: { [LEAVE]: leave, [PAY_REFERRALS]: payReferrals, [REMOVE_ENQUIRIES]: removeOldEnquiries },
  sweeps: [
    { job: PAY_REFERRALS, every: '41 * * * *' },
    { job: REMOVE_ENQUIRIES, every: '43 3 * * *' },
  ],
});
