import type { Capability } from '@abhyas/contract/access';

/**
 * What an employee of the provider may do in another institute: look, and put right its settings and its people. Never: roles, bank
 * details, impersonation, papers and questions.
 */
export const actingCapabilities: ReadonlySet<Capability> = new Set<Capability>([
  'settings.read',
  'settings.write',
  'domains.write',
  'people.read',
  'people.block',
  'questions.read',
  'results.read',
  'cohorts.read',
  'audit.read',
]);
