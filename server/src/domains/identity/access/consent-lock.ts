import type { Actor } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Called } from '../../../kernel/http/implement.ts';

/**
 * What a minor may call whom no guardian has agreed for (India's DPDP Act §9: no processing without a parent's verifiable consent): the
 * own account and its safety, the own data, and asking a guardian. Nothing else, whatever is added later.
 */
export const openWithoutConsent: ReadonlySet<string> = new Set([
  'tenancy.listAnnouncements',
  'identity.showMe',
  'identity.showMyRole',
  'identity.showCountryValidity',
  'identity.changePassword',
  'identity.listDevices',
  'identity.signOutDevice',
  'identity.signOutDevices',
  'identity.describeSession',
  'identity.showAccount',
  'identity.changeContact',
  'identity.confirmContact',
  'identity.removePhoto',
  'identity.listGuardians',
  'identity.inviteGuardian',
  'identity.withdrawGuardian',
  'identity.showMyData',
  'identity.askExport',
  'identity.downloadExportJson',
  'identity.downloadExportHtml',
  'identity.askDeletion',
]);

/** GUARDIAN_CONSENT_NEEDED for everything that waits for a guardian. */
export function requireConsent(actor: Actor, { endpoint }: Called): void {
  if (actor.needsConsent && !openWithoutConsent.has(endpoint)) fail('GUARDIAN_CONSENT_NEEDED');
}
