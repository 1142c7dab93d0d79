import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { assign, unassign } from './assignments/assign.ts';
export { type Assignable, assignables } from './assignments/assignable.ts';
export { batchesHaving, listAssignedThings } from './assignments/assignments.store.ts';
export { openBatch } from './batches/open-batch.ts';
export { countBatches, getBatch, listLargestBatches, namesOfBatches } from './batches/batches.store.ts';
export { placesInBatches } from './imports/batch-places.ts';
export { cohortsNoticeKinds } from './notice-kinds.ts';
export { batchesOfEach, listMemberIds, listMembersOf } from './members/members.store.ts';
export { cohortsPersonalData } from './personal-data.ts';

export const cohortsDomain = domain({ name: 'cohorts', contract: api.cohorts, handlers });
