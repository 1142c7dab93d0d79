import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { EXPIRE_ATTEMPT, EXPIRE_ATTEMPTS, expireAttempt, expireAttempts } from './attempts/expire-attempts.job.ts';
import { handlers } from './routes.ts';

export { paperArchived, paperPublished, paperSettingsSaved } from './events.ts';
export { openPapersOf } from './open-papers/list-my-papers.ts';
export { counts, type PublicPaper, publicPapers } from './open-papers/public-papers.ts';
export { lastResults, weakTopics } from './results/last-results.ts';
export { usedInPapers } from './versions/used-in-papers.ts';

export const assessmentsDomain = domain({
  name: 'assessments',
  contract: api.assessments,
  handlers,
  jobs: { [EXPIRE_ATTEMPT]: expireAttempt, [EXPIRE_ATTEMPTS]: expireAttempts },
  sweeps: [{ job: EXPIRE_ATTEMPTS, every: '* * * * *' }],
});
