import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { auditJobs, auditSweeps } from '../audit/index.ts';
import { handlers } from './routes.ts';

export { installationTroubles } from './staff-day/installation-lines.ts';

export const insightsDomain = domain({
  name: 'insights',
  contract: api.insights,
  handlers,
  jobs: auditJobs,
  sweeps: auditSweeps,
});
