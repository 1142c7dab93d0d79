import type { AllowedItem } from '@abhyas/contract/access';
import { type InstituteSettings, paymentGateways, socialNames } from '@abhyas/contract/tenancy/settings';
import type { Institute } from '../hosts/institute-of-host.ts';
import type { SettingsRow } from './settings.store.ts';

type Social = InstituteSettings['config']['social'];
/** The seven addresses of spec §3; one that was never given is empty. */
export const socialOf = (stored: unknown): Social =>
  Object.fromEntries(socialNames.map((name) => [name, (stored as Partial<Social>)[name] ?? ''])) as Social;

/** The public settings in the form of spec §3. */
export function presentSettings(institute: Institute, row: SettingsRow): InstituteSettings {
  return {
    instituteKey: institute.id,
    name: row.name,
    tagline: row.tagline,
    kind: institute.kind,
    config: {
      partner: row.partner,
      student: row.student,
      testGeneration: row.test_generation,
      manage: row.manage,
      googleKey: row.google_key,
      facebookKey: row.facebook_key,
      logo: row.logo,
      icon: row.icon,
      paymentGW: paymentGateways[row.payment_gateway as keyof typeof paymentGateways],
      social: socialOf(row.social),
    },
    uientity: { allowedItems: row.allowed_items as AllowedItem[] },
    colours: { accent: row.accent_shades, action: row.action_shades },
    brand: { accent: row.accent, action: row.action },
    timeZone: row.time_zone,
    languages: row.languages as ('en' | 'hi')[],
    passPercent: row.pass_percent,
    ...(row.question_review && { questionReview: true as const }),
    revision: `${row.updated_at.getTime()}-${institute.state}`,
    ...((institute.state === 'suspended' || institute.state === 'closed') && { standing: institute.state }),
  };
}
