import type { SettingsSection } from '@abhyas/contract/tenancy/settings';
import type { SettingsRow } from '../settings.store.ts';

/** Column of each field, by section: what the history calls a field is what the contract calls it. */
export const sectionColumns = {
  brand: {
    name: 'name',
    tagline: 'tagline',
    accent: 'accent',
    action: 'action',
    logo: 'logo',
    icon: 'icon',
    social: 'social',
  },
  features: {
    partner: 'partner',
    student: 'student',
    testGeneration: 'test_generation',
    manage: 'manage',
    allowedItems: 'allowed_items',
  },
  signIn: {
    googleKey: 'google_key',
    facebookKey: 'facebook_key',
    facebookSecret: 'facebook_secret_sealed',
    staffTotp: 'staff_totp',
    deviceLimit: 'device_limit',
    countries: 'countries',
  },
  messages: {
    mailSender: 'mail_sender',
    mailReplyTo: 'mail_reply_to',
    smsSender: 'sms_sender',
    languages: 'languages',
    timeZone: 'time_zone',
  },
  rules: {
    passPercent: 'pass_percent',
    twoPersonKeys: 'two_person_keys',
    questionReview: 'question_review',
    guardianConsent: 'guardian_consent',
  },
  payments: {
    paymentGateway: 'payment_gateway',
  },
} as const satisfies Record<SettingsSection, Readonly<Record<string, keyof SettingsRow>>>;

const secretFields: ReadonlySet<string> = new Set(['facebookSecret']);
const pictureFields: ReadonlySet<string> = new Set(['logo', 'icon']);

/** A value as the history keeps it: a list of texts; a secret and a drawn picture show only that they are there. */
export function historyValue(field: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (secretFields.has(field)) return ['•••'];
  if (pictureFields.has(field)) return [String(value).startsWith('/brand/') ? String(value) : '▦'];
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, one]) => (one ? [`${name}: ${String(one)}`] : []));
  return [String(value)];
}
