import type { Access } from '@abhyas/contract/access';
import type { Actor } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';

/** What a guardian changes: the own account, the own sessions, the own data, the own inbox and the consents. Nothing else, whatever is added later. */
export const guardianWrites: ReadonlySet<string> = new Set([
  'identity.saveConsents',
  'identity.uploadPhoto',
  'identity.removePhoto',
  'identity.changeContact',
  'identity.confirmContact',
  'identity.changePassword',
  'identity.askExport',
  'identity.askDeletion',
  'identity.signOutDevice',
  'identity.signOutDevices',
  'identity.describeSession',
  'identity.uploadSocialPicture',
  'learners.updateProfile',
  'notices.markNoticeRead',
  'notices.markAllRead',
  'notices.saveNoticePreferences',
]);

/** Who reads a child's pages: a role with the capability `guardian`, whatever else it may be given. */
export const isGuardian = (actor: Actor): boolean => actor.kind === 'student' && actor.capabilities.has('guardian');

/** Of the student area only what is made for guardians is open; what a guardian may write is said in `read-only.ts`. */
export function requireGuardianArea(access: Access): void {
  if (typeof access === 'object' && 'area' in access && access.can !== 'guardian') fail('ACCESS_DENIED');
}
