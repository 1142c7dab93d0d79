import type { Language } from '@abhyas/contract/shapes';
import { fail } from '../../../kernel/errors.ts';
import { rowOf } from './settings-cache.ts';

/** What an institute decides for its people, beside its public settings. */
export interface InstituteRules {
  /** ISO country codes whose mobiles may sign up; empty: all. */
  readonly countries: readonly string[];
  /** Devices that one account may be signed in on at once; undefined: no limit. */
  readonly deviceLimit: number | undefined;
  /** Staff sign in with a second factor. */
  readonly staffTotp: boolean;
  /** Author and approver of a published key are two people. */
  readonly twoPersonKeys: boolean;
  /** A result passes above this percentage, so exactly this much fails (spec §4). */
  readonly passPercent: number;
  /** Name that mail of this institute comes from. */
  readonly mailSender: string;
  /** Sender id of text messages; empty: the gateway's own. */
  readonly smsSender: string;
  readonly timeZone: string;
  readonly languages: readonly Language[];
}

/** The rules of an institute, from this process's memory; a change is known everywhere within a second. */
export async function rulesOf(instituteId: number): Promise<InstituteRules> {
  const row = (await rowOf(instituteId)) ?? fail('DOMAIN_INVALID');
  return {
    countries: row.countries,
    deviceLimit: row.device_limit ?? undefined,
    staffTotp: row.staff_totp,
    twoPersonKeys: row.two_person_keys,
    passPercent: row.pass_percent,
    mailSender: row.mail_sender || row.name,
    smsSender: row.sms_sender,
    timeZone: row.time_zone,
    languages: row.languages as Language[],
  };
}
