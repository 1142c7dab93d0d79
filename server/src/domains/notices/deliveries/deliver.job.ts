import { type Context, inTransaction } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import type { Outgoing } from '../../../kernel/messages/queue-message.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { contactsOf } from '../../identity/index.ts';
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
const REASON_CHARACTERS = 300;

/**
 * Brings one message of the log to its gateway and writes down how it went. A gateway that took a message just before
 * this process died gets it twice: that is better than never.
 */
export async function deliver(ctx: Context, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const delivery = await findDelivery(ctx, String(payload['deliveryId']));
  if (delivery?.state !== 'queued') return;
  const tries = delivery.tries + 1;
  const message = await messageOf(ctx, delivery);
  if (!message) {
    await saveDelivery(ctx, delivery.id, { state: 'failed', reason: 'nobody can be reached there any more', tries });
    return;
  }
  const problem = await send(message);
  if (problem === undefined) await saveDelivery(ctx, delivery.id, { state: 'sent', reason: '', tries });
  else await tryLater(ctx, delivery.id, tries, problem);
}

/** The gateway's own words where it refuses. */
async function send(message: Outgoing): Promise<string | undefined> {
  try {
    await runtime().outbox.send(message);
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, REASON_CHARACTERS);
  }
}

async function tryLater(ctx: Context, deliveryId: string, tries: number, reason: string): Promise<void> {
  const state = tries < MOST_TRIES ? 'queued' : 'failed';
  await inTransaction(ctx, async (tx) => {
    await saveDelivery(tx, deliveryId, { state, reason, tries });
    if (state === 'failed') return;
    const runAt = new Date(ctx.clock.now().getTime() + 2 ** tries * MINUTE_MS);
    await enqueue(tx, DELIVER, { deliveryId }, { key: `${DELIVER}:${deliveryId}:${tries}`, runAt });
  });
}

/** The message in the person's language; undefined where the person is blocked or has no such address any more. */
async function messageOf(ctx: Context, delivery: DeliveryRow): Promise<Outgoing | undefined> {
  const contact = (await contactsOf(ctx, [delivery.account_id])).get(delivery.account_id);
  const to = delivery.channel === 'mail' ? contact?.email : contact?.mobileVerified ? contact.mobile : undefined;
  const settings = await settingsOf(ctx.instituteId);
  if (!contact?.active || !to || !settings) return undefined;
  const { timeZone, mailSender } = await rulesOf(ctx.instituteId);
  const language = await languageOf(ctx, contact.id);
  const filled = fillTemplate(kindOf(delivery.kind), delivery.params, { language, timeZone });
  if (delivery.channel === 'sms')
    return { kind: 'sms', to, subject: filled.subject, text: `${settings.name}: ${filled.subject}` };
  const link = delivery.link ? `${await siteAddress(ctx.instituteId)}${delivery.link}` : undefined;
  const brand = { name: settings.name, ...settings.brand };
  return {
    kind: 'mail',
    to,
    subject: filled.subject,
    fromName: mailSender,
    ...mailPage(filled, brand, language, link),
  };
}
