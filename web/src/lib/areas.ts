import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { isGuardian, isPartner, isStudent } from './session.ts';

export type EnabledArea = 'student' | 'partner' | 'testGeneration' | 'manage';

/** Areas in the order in which the default redirection tries them (spec §2). */
const paths: readonly (readonly [area: EnabledArea, path: string])[] = [
  ['student', '/student'],
  ['partner', '/partner'],
  ['testGeneration', '/testgeneration'],
  ['manage', '/manage'],
];

/** Whether an area is open: its flag in the institute's settings, and the role that works there. */
export function mayEnter(area: EnabledArea, settings: InstituteSettings, me: Me): boolean {
  return settings.config[area] && (area === 'student' ? isStudent(me) && !isGuardian(me) : isPartner(me));
}

/** The address of a person's own area, whatever the marketplace says; undefined for who has none here. */
export function ownArea(settings: InstituteSettings, me: Me): string | undefined {
  if (isGuardian(me) && settings.config.student) return '/guardian';
  return paths.find(([area]) => mayEnter(area, settings, me))?.[1];
}
