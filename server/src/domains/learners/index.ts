import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { learnerFields } from './profiles/learner-fields.ts';

export const learnersDomain = domain({ name: 'learners', contract: api.learners, handlers });
