import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { REMIND_HOLDERS, remindHolders } from './held/remind-holders.job.ts';
import { ARRANGE_RULES, arrangeOnPublish, arrangeRules } from './opening/arrange-rules.ts';
import { handlers } from './routes.ts';

export { activePassesOf } from './held/list-my-passes.ts';
export { passesNoticeKinds } from './notice-kinds.ts';
export { passesPersonalData } from './personal-data.store.ts';
export { listOffered as listOfferedPlans, namesOfPlans } from './plans/plans.store.ts';
export { passShelf } from './selling/pass-shelf.ts';

export const passesDomain = domain({
  name: 'passes',
  contract: api.passes,
  handlers,
  jobs: { [ARRANGE_RULES]: arrangeRules, [REMIND_HOLDERS]: remindHolders },
  sweeps: [
    { job: ARRANGE_RULES, every: '*/10 * * * *' },
    { job: REMIND_HOLDERS, every: '25 * * * *' },
  ],
  subscribers: arrangeOnPublish,
});
