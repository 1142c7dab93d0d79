import type { Language } from '@abhyas/contract/shapes';
import { fail } from '../../../kernel/errors.ts';
import type { Sender } from '../../../kernel/messages/message.ts';
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
  /** Papers take questions that somebody else than their author has approved. */
  readonly questionReview: boolean;
  /** A minor comes into the student area only with a guardian's consent. */
  readonly guardianConsent: boolean;
  /** A result passes above this percentage, so exactly this much fails (spec §4). */
  readonly passPercent: number;
  /** Name that mail of this institute comes from. */
  readonly mailSender: string;
  /** Where answers to that mail go; empty: nowhere. */
  readonly mailReplyTo: string;
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
    questionReview: row.question_review,
    guardianConsent: row.guardian_consent,
    passPercent: row.pass_percent,
    mailSender: row.mail_sender || row.name,
    mailReplyTo: row.mail_reply_to,
    smsSender: row.sms_sender,
    timeZone: row.time_zone,
    languages: row.languages as Language[],
  };
}

/** In whose name the messages of an institute leave; nobody's where it is gone. */
export async function senderOf(instituteId: number): Promise<Sender> {
  const row = await rowOf(instituteId);
  return {
    fromName: row?.mail_sender || row?.name || '',
    replyTo: row?.mail_reply_to ?? '',
    senderId: row?.sms_sender ?? '',
  };
}
