import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { LEAVE, leave } from './broadcasts/leave.job.ts';
import { handlers } from './routes.ts';

export { subjectsOfBroadcasts } from './broadcasts/broadcasts.store.ts';
export { engagementNoticeKinds } from './notice-kinds.ts';

export const engagementDomain = domain({
  name: 'engagement',
  contract: api.engagement,
  handlers,
  jobs: { [LEAVE]: leave },
});
