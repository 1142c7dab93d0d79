import type { AllowedItem } from '@abhyas/contract/access';
import type { Language } from '@abhyas/contract/shapes';
import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { socialOf } from './present-settings.ts';
import { findSettings } from './settings.store.ts';

type Shown = EditableSettings & { readonly can: { readonly edit: boolean } };

/** Every setting that staff may see, by section. Of a secret only whether it is kept. */
export async function showEditableSettings(ctx: Context): Promise<Shown> {
  const row = (await findSettings(ctx.db, ctx.instituteId)) ?? fail('NOT_FOUND');
  const { name, tagline, accent, action, logo, icon, partner, student, manage, countries } = row;
  return {
    brand: { name, tagline, accent, action, logo, icon, social: socialOf(row.social) },
    features: {
      partner,
      student,
      manage,
      testGeneration: row.test_generation,
      allowedItems: row.allowed_items as AllowedItem[],
    },
    signIn: {
      googleKey: row.google_key,
      facebookKey: row.facebook_key,
      facebookSecretSet: row.facebook_secret_sealed !== '',
      staffTotp: row.staff_totp,
      deviceLimit: row.device_limit,
      countries,
    },
    messages: {
      mailSender: row.mail_sender,
      mailReplyTo: row.mail_reply_to,
      smsSender: row.sms_sender,
      languages: row.languages as Language[],
      timeZone: row.time_zone,
    },
    rules: {
      passPercent: row.pass_percent,
      twoPersonKeys: row.two_person_keys,
      questionReview: row.question_review,
      guardianConsent: row.guardian_consent,
    },
    payments: {
      paymentGateway: row.payment_gateway as 'razorpay' | 'paytm',
    },
    can: { edit: ctx.actor?.capabilities.has('settings.write') ?? false },
  };
}
