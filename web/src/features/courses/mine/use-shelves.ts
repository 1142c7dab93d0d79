import { allows, useInstitute } from '../../../lib/institute.ts';

/** Whether the institute shows its courses to whoever looks: without, no page of a course opens and nothing may lead to one. */
export function useShelves(): boolean {
  const settings = useInstitute();
  return allows(settings, 'marketPlace') || allows(settings, 'explore');
}
