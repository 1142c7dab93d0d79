import { z } from 'zod';
import { allowedItems, partner } from '../access.ts';
import { get, put } from '../endpoint.ts';
import { instituteKey, text, whole } from '../shapes.ts';

/** Spec §9: payment gateways 1 razorpay, 2 paytm. */
export const paymentGateways = { razorpay: 1, paytm: 2 } as const;
export const socialNames = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube', 'whatsapp', 'telegram'] as const;

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
});
export type InstituteSettings = z.infer<typeof instituteSettings>;

/** What staff of the institute may change. */
export const editableSettings = z.object({
  name: text(80, 2),
  tagline: text(80),
  social,
  allowedItems: z.array(z.enum(allowedItems)).max(allowedItems.length),
  accent: colour,
  action: colour,
});
export type EditableSettings = z.infer<typeof editableSettings>;

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
    summary: 'The settings that staff may change',
    access: partner('settings.read'),
    reply: editableSettings.extend({ can: z.object({ edit: z.boolean() }) }),
  }),
  saveSettings: put('/api/settings', {
    summary: 'Changes name, features, addresses and colours; every process follows within a second',
    access: partner('settings.write'),
    body: editableSettings,
    reply: instituteSettings,
    errors: ['COLOUR_CONTRAST'],
  }),
};
