import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { guard } from './access/guard.ts';
export { type LearnerFields, registerLearnerFields } from './accounts/learner-fields.ts';
export { countStudents, listTeachers, namesOf } from './accounts/names.ts';
export { type PersonalData, personalData, registerPersonalData } from './accounts/personal-data.ts';
export { showMe } from './accounts/show-me.ts';
export { actorOfToken } from './sessions/actor-of-token.ts';
export { loadRevocations, REVOCATIONS_CHANNEL, revocationsListener } from './sessions/revocations.ts';

export const identityDomain = domain({ name: 'identity', contract: api.identity, handlers });
