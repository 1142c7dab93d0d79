import { type Context, inTransaction } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { deliverMessage } from '../../../kernel/messages/deliver-message.ts';
import { GatewayFailure } from '../../../kernel/messages/gateways/gateway.ts';
import type { Outgoing } from '../../../kernel/messages/message.ts';
import { consentedAmong, contactsOf } from '../../identity/index.ts';
import { rulesOf, settingsOf } from '../../tenancy/index.ts';
import { fillTemplate } from '../kinds/fill-template.ts';
import { kindOf } from '../kinds/notice-kind.ts';
import { mailPage } from '../kinds/mail-page.ts';
import { languageOf } from '../preferences/language-of.ts';
import { type DeliveryRow, findDelivery, saveDelivery } from './deliveries.store.ts';
import { DELIVER } from './queue-deliveries.ts';
import { siteAddress } from './site-address.ts';

/** Tries before a message is given up: over about half an hour. */
export const MOST_TRIES = 5;
const MINUTE_MS = 60_000;

/**
 * Brings one message of the log to its gateway and writes down how it went. A gateway that took a message just before
 * this process died gets it twice: that is better than never.
 */
export async function deliver(ctx: Context, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const delivery = await findDelivery(ctx, String(payload['deliveryId']));
  if (delivery?.state !== 'queued') return;
  const tries = delivery.tries + 1;
  if (!(await mayLeave(ctx, delivery))) {
    await saveDelivery(ctx, delivery.id, {
      state: 'failed',
      reason: 'the consent to such messages was taken back',
      tries,
    });
    return;
  }
  const message = await messageOf(ctx, delivery);
  if (!message) {
    await saveDelivery(ctx, delivery.id, { state: 'failed', reason: 'nobody can be reached there any more', tries });
    return;
  }
  try {
    await deliverMessage(ctx, message);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    await tryLater(ctx, delivery.id, tries, error);
    return;
  }
  await saveDelivery(ctx, delivery.id, { state: 'sent', reason: '', tries });
}

/** The gateway's own words stand in the log; what it would say again is given up at once. */
async function tryLater(
  ctx: Context,
  deliveryId: string,
  tries: number,
  { message: reason, permanent }: GatewayFailure,
): Promise<void> {
  const state = tries < MOST_TRIES && !permanent ? 'queued' : 'failed';
  await inTransaction(ctx, async (tx) => {
    await saveDelivery(tx, deliveryId, { state, reason, tries });
    if (state === 'failed') return;
    const runAt = new Date(ctx.clock.now().getTime() + 2 ** tries * MINUTE_MS);
    await enqueue(tx, DELIVER, { deliveryId }, { key: `${DELIVER}:${deliveryId}:${tries}`, runAt });
  });
}

/** Asked again when a message leaves: since it was queued a guardian may have taken the consent back. */
async function mayLeave(ctx: Context, { kind, accountId }: DeliveryRow): Promise<boolean> {
  const { needsConsent } = kindOf(kind);
  return !needsConsent || (await consentedAmong(ctx, [accountId], needsConsent)).has(accountId);
}

/** The message in the person's language; undefined where the person is blocked or has no such address any more. */
async function messageOf(ctx: Context, delivery: DeliveryRow): Promise<Outgoing | undefined> {
  const contact = (await contactsOf(ctx, [delivery.accountId])).get(delivery.accountId);
  const to = delivery.channel === 'mail' ? contact?.email : contact?.mobileVerified ? contact.mobile : undefined;
  const settings = await settingsOf(ctx.instituteId);
  if (!contact?.active || !to || !settings) return undefined;
  const { timeZone } = await rulesOf(ctx.instituteId);
  const language = await languageOf(ctx, contact.id);
  const filled = fillTemplate(kindOf(delivery.kind), delivery.params, { language, timeZone });
  const told = { about: 'notice', to, subject: filled.subject, language } as const;
  if (delivery.channel === 'sms') {
    const values = { institute: settings.name, notice: filled.subject };
    return { ...told, kind: 'sms', text: `${settings.name}: ${filled.subject}`, values };
  }
  const link = delivery.link ? `${await siteAddress(ctx.instituteId)}${delivery.link}` : undefined;
  const brand = { name: settings.name, ...settings.brand };
  return { ...told, kind: 'mail', ...mailPage(filled, brand, language, link) };
}
