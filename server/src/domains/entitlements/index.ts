import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { handlers } from './routes.ts';

export { grant, grantToEach, revoke } from './grants/grant.ts';
export { type Holder, holdersOf } from './grants/holders.store.ts';
export { mayOpen, openThings, openToEveryone } from './grants/may-open.ts';
export { whyOpen } from './grants/why-open.ts';
export { entitlementsPersonalData } from './personal-data.ts';
export { place, takeOut } from './places/place.ts';

export const entitlementsDomain = domain({ name: 'entitlements', contract: api.entitlements, handlers });
