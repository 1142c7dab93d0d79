import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { accommodationsOf, longestSitting, minutesWithExtra } from './accommodations/accommodations-of.ts';
export { countOpenRequests } from './accommodations/requests.store.ts';
export { learnersPersonalData } from './personal-data.ts';
export { learnerChoices } from './profiles/learner-choices.ts';
export { preparationOf } from './profiles/preparation-of.ts';
export { listAccountsOfExam, listProfiles } from './profiles/profiles.store.ts';
export { activePasses, smartExams } from './profiles/show-profile.ts';
export { learnerFields } from './profiles/learner-fields.ts';

export const learnersDomain = domain({ name: 'learners', contract: api.learners, handlers });
