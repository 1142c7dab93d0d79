import { z } from 'zod';
import { allowedItems, partner } from '../access.ts';
import { get, put, upload } from '../endpoint.ts';
import { id, instant, instituteKey, language, page, paged, text, whole } from '../shapes.ts';

/** Spec §9: payment gateways 1 razorpay, 2 paytm. */
export const paymentGateways = { razorpay: 1, paytm: 2 } as const;
export const socialNames = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube', 'whatsapp', 'telegram'] as const;
/** The sections in which staff change an institute; each is saved by itself. */
export const settingsSections = ['brand', 'features', 'signIn', 'messages', 'rules', 'payments'] as const;
export type SettingsSection = (typeof settingsSections)[number];
/** A brand picture is small: it is on every page. */
export const brandPicture = { maxBytes: 1_000_000, maxPixels: 4_000_000 } as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const shades = z.array(colour).length(10);
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]);
const social = z.object(
  Object.fromEntries(socialNames.map((name) => [name, webAddress])) as Record<
    (typeof socialNames)[number],
    typeof webAddress
  >,
);

/** The public settings of spec §3, with the colours that the first paint needs. */
export const instituteSettings = z.object({
  instituteKey,
  name: z.string(),
  tagline: z.string(),
  kind: z.enum(['provider', 'institute', 'publisher']),
  config: z.object({
    partner: z.boolean(),
    student: z.boolean(),
    testGeneration: z.boolean(),
    manage: z.boolean(),
    googleKey: z.string(),
    facebookKey: z.string(),
    logo: z.string(),
    icon: z.string(),
    paymentGW: whole,
    social,
  }),
  uientity: z.object({ allowedItems: z.array(z.enum(allowedItems)) }),
  colours: z.object({ accent: shades, action: shades }),
  /** The two colours as chosen; both can be read under white text. */
  brand: z.object({ accent: colour, action: colour }),
  timeZone: z.string(),
  languages: z.array(z.enum(['en', 'hi'])),
  /** A result passes above this percentage. */
  passPercent: whole.optional(),
  /** Absent where questions need nobody’s approval. */
  questionReview: z.literal(true).optional(),
  /** Changes with every change of the settings or the state; each reply of the API says it in `x-settings`. */
  revision: z.string().optional(),
  /** Absent where everything is open: a suspended or closed institute turns people away kindly. */
  standing: z.enum(['suspended', 'closed']).optional(),
});
export type InstituteSettings = z.infer<typeof instituteSettings>;

export const brandSettings = z.object({
  name: text(80, 2),
  tagline: text(80),
  accent: colour,
  action: colour,
  /** What is shown now, the address of a picture uploaded for it, or empty: the initial on the accent colour. */
  logo: z.string().max(20_000),
  icon: z.string().max(20_000),
  social,
});
export const featureSettings = z.object({
  partner: z.boolean(),
  student: z.boolean(),
  testGeneration: z.boolean(),
  manage: z.boolean(),
  allowedItems: z.array(z.enum(allowedItems)).max(allowedItems.length),
});
const secret = text(200, 1);
export const signInSettings = z.object({
  googleKey: text(200),
  facebookKey: text(200),
  staffTotp: z.boolean(),
  /** Devices on which one account may be signed in at once; null: no limit. */
  deviceLimit: z.int().min(1).max(50).nullable(),
  /** ISO 3166 codes of the countries whose mobiles may sign up; empty: all. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
});
export const messageSettings = z.object({
  mailSender: text(80),
  /** Where answers to mail go; empty: nowhere. */
  mailReplyTo: z.union([z.literal(''), z.email().max(254)]),
  /** Sender id of text messages, as gateways take it. */
  smsSender: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9]{3,11}$/)]),
  languages: z.array(language).min(1).max(2),
  timeZone: text(60, 1).refine(isTimeZone, { params: { messageKey: 'tenancy.rules.problems.timeZone' } }),
});
export const ruleSettings = z.object({
  /** A result passes above this percentage (spec §4: above 50). */
  passPercent: z.int().min(0).max(99),
  twoPersonKeys: z.boolean(),
  /** Papers take questions that somebody else than their author has approved. */
  questionReview: z.boolean(),
  /** A minor comes into the student area only with a guardian’s consent. */
  guardianConsent: z.boolean(),
});
export const paymentSettings = z.object({
  paymentGateway: z.enum(['razorpay', 'paytm']),
});

/** Everything that staff may see of the settings. Secrets never leave: only whether one is kept. */
export const editableSettings = z.object({
  brand: brandSettings,
  features: featureSettings,
  signIn: signInSettings.extend({ facebookSecretSet: z.boolean() }),
  messages: messageSettings,
  rules: ruleSettings,
  payments: paymentSettings,
});
export type EditableSettings = z.infer<typeof editableSettings>;
export type BrandSettings = z.infer<typeof brandSettings>;
export type FeatureSettings = z.infer<typeof featureSettings>;

/** One field that somebody changed. Values are lists, because some fields hold several; a secret shows none. */
const settingsChange = z.object({
  id,
  at: instant,
  section: z.string(),
  field: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** Null where the product itself did it, or the account is gone. */
  actor: z.string().nullable(),
  /** Somebody of the provider did it. */
  byProvider: z.boolean(),
});
export type SettingsChange = z.infer<typeof settingsChange>;

const save = <B extends z.ZodType>(section: string, summary: string, body: B, errors: readonly string[] = []) =>
  put(`/api/settings/${section}`, {
    summary,
    access: partner('settings.write'),
    body,
    reply: instituteSettings,
    errors,
  });

export const settings = {
  showInstituteSettings: get('/api/institute-settings', {
    summary: 'Branding and features of the institute of this host, or of the one in the `domain` header',
    access: 'public',
    reply: instituteSettings,
    errors: ['DOMAIN_INVALID'],
  }),
  getPid: get('/api/get-pid', {
    summary: 'Partner id of this host: a bare reply whose responseCode may be other than zero (spec §7)',
    access: 'public',
    raw: true,
    reply: z.object({ responseCode: whole, pid: z.string() }),
  }),
  showEditableSettings: get('/api/settings', {
    summary: 'The settings that staff may change, by section',
    access: partner('settings.read'),
    reply: editableSettings.extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  saveBrand: save('brand', 'Changes name, colours, pictures and addresses', brandSettings, ['COLOUR_CONTRAST']),
  saveFeatures: save('features', 'Changes which areas and features the institute has', featureSettings),
  saveSignIn: save(
    'sign-in',
    'Changes how people sign in; a secret that is not sent stays, an empty one is removed',
    signInSettings.extend({ facebookSecret: z.union([z.literal(''), secret]).optional() }),
  ),
  saveMessages: save('messages', 'Changes sender names, languages and the time zone', messageSettings),
  saveRules: save(
    'rules',
    'Changes the pass rule, who may approve a key, and whether minors need consent; what is not sent of the last stays',
    ruleSettings.partial({ guardianConsent: true, questionReview: true }),
  ),
  savePayments: save('payments', 'Changes which payment company buyers are offered first', paymentSettings),
  uploadBrandPicture: upload('/api/settings/brand/pictures', {
    summary:
      'Keeps a logo or icon (by content; SVG stripped to what is safe); it shows once the brand is saved with it',
    access: partner('settings.write'),
    upload: { maxBytes: brandPicture.maxBytes },
    reply: z.object({ url: z.string() }),
    errors: ['IMAGE_TYPE', 'IMAGE_BROKEN', 'SVG_REFUSED', 'TOO_LARGE'],
  }),
  listSettingsChanges: get('/api/settings/history', {
    summary: 'Who changed which setting and when, with what stood before and after',
    access: partner('settings.read'),
    query: page.extend({ section: z.enum([...settingsSections, 'policies', 'domains', 'bank']).optional() }),
    reply: paged(settingsChange),
  }),
};

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}
