import { catalogue } from '../catalogue.ts';

export const entitlementsErrors = catalogue('entitlements', {
  PLACE_CYCLE: [422, 1, 'A thing cannot lie inside itself.'],
  PLACE_TOO_DEEP: [422, 2, 'Things lie at most {levels} deep in each other.'],
});
