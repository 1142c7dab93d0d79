import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { institute } from '../institute.ts';

/** The page is of an institute in India that allows nothing in particular: what most screens ask of its settings. */
export function someInstitute(): void {
  institute.set({
    instituteKey: 2,
    timeZone: 'Asia/Kolkata',
    config: {},
    uientity: { allowedItems: [] },
  } as unknown as InstituteSettings);
}
