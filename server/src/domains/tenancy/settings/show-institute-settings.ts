import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import { fail } from '../../../kernel/errors.ts';
import { instituteOfHost } from '../hosts/institute-of-host.ts';
import { settingsOf } from './settings-cache.ts';

/** Branding and features of a host; a domain without config is an invalid domain (spec §8). */
export async function showInstituteSettings(host: string): Promise<InstituteSettings> {
  const institute = await instituteOfHost(host);
  return (institute && (await settingsOf(institute.id))) ?? fail('DOMAIN_INVALID');
}
