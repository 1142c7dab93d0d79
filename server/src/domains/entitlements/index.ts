import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { extend, grant, grantToEach, revoke } from './grants/grant.ts';
export {
  type GrantRow,
  isEveryones,
  listAround,
  listAssigned,
  listGrantRows,
  listHeldByName,
  listHeldRows,
  sourcesWithoutGrant,
} from './grants/held.store.ts';
export { type Holder, holdersOf } from './grants/holders.store.ts';
export { countHolders, type HolderFilter, type HolderState, listHolderRows } from './grants/list-holders.store.ts';
export { mayOpen, openThings, openToEveryone } from './grants/may-open.ts';
export { historyOf, presentGrants } from './grants/present-grants.ts';
export { batchNames } from './grants/sources.ts';
export { whyOpen } from './grants/why-open.ts';
export { entitlementsPersonalData } from './personal-data.ts';
export { arrange, place, takeOut } from './places/place.ts';
export { listInside } from './places/places.store.ts';

export const entitlementsDomain = domain({ name: 'entitlements', contract: api.entitlements, handlers });
