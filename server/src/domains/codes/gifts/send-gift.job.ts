import { spacedCode } from '@abhyas/contract/codes/code-signs';
import type { Language } from '@abhyas/contract/shapes';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { queueMessage } from '../../../kernel/messages/queue-message.ts';
import { courseBriefs } from '../../courses/index.ts';
import { namesOf } from '../../identity/index.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { changeCodeBatch, insertCodeBatch } from '../making/code-batches.store.ts';
import { replaceCodes } from '../making/codes.store.ts';
import { drawOne } from '../making/make-codes.ts';
import { changeGift, lockGift, type StoredGift, thingOf } from './gifts.store.ts';

export const SEND_GIFT = 'codes.sendGift';
const DAY = 24 * 60 * 60 * 1000;
/** So long a gift can be redeemed after it was sent. */
const REDEEMED_WITHIN_DAYS = 365;
/** A course without an end: as long as a code can open anything. */
const LONGEST_DAYS = 3660;

/** Mails a gift on its day, once, unless it was refunded. */
export const sendGift: Job = async (ctx: Context, given) => {
  const { giftId } = given as unknown as { readonly giftId: string };
  await inTransaction(ctx, async (tx) => {
    const gift = await lockGift(tx, giftId);
    if (gift.paidAt === null || gift.closedAt !== null || gift.sentAt !== null) return;
    await mailGift(tx, gift);
  });
};

/** Draws a code for a locked gift and mails it; a code that was mailed before is worth nothing any more. */
export async function mailGift(tx: TransactionContext, gift: StoredGift): Promise<void> {
  const now = tx.clock.now();
  const batchId = gift.batchId ?? newId();
  const brief = (await courseBriefs(tx, [gift.thingId])).get(gift.thingId);
  if (gift.batchId === null)
    await insertCodeBatch(tx, {
      id: batchId,
      name: `Gift for ${gift.name}`,
      count: 1,
      things: [thingOf(gift)],
      days: brief?.validityDays ?? LONGEST_DAYS,
      redeemUntil: new Date(now.getTime() + REDEEMED_WITHIN_DAYS * DAY),
      perPerson: 1,
      sheets: false,
      madeBy: gift.buyerId,
    });
  const drawn = drawOne(tx);
  await replaceCodes(tx, batchId, [drawn]);
  await changeCodeBatch(tx, batchId, { drawnAt: now });
  await changeGift(tx, gift.id, { batchId, sentAt: now });
  await queueMessage(tx, { about: 'gift', kind: 'mail', to: gift.email, ...(await mailOf(tx, gift, drawn.code)) });
}

async function mailOf(tx: TransactionContext, gift: StoredGift, code: string) {
  const settings = await settingsOf(tx.instituteId);
  const institute = settings?.name ?? '';
  const buyer = (await namesOf(tx, [gift.buyerId])).get(gift.buyerId)?.name ?? institute;
  const title = (await courseBriefs(tx, [gift.thingId])).get(gift.thingId)?.title ?? '';
  const link = `${gift.address}/student/redeem/?code=${code}`;
  const texts = mails[settings?.languages[0] ?? 'en'];
  return {
    values: { institute, link },
    subject: texts.subject(buyer, title),
    text: texts.text({ ...gift, buyer, title, institute, link, code: spacedCode(code) }),
  };
}

interface Said {
  readonly name: string;
  readonly words: string;
  readonly buyer: string;
  readonly title: string;
  readonly institute: string;
  readonly link: string;
  readonly code: string;
}
const mails: Readonly<
  Record<Language, { subject: (buyer: string, title: string) => string; text: (said: Said) => string }>
> = {
  en: {
    subject: (buyer, title) => `${buyer} gives you ${title}`,
    text: ({ name, words, buyer, title, institute, link, code }) =>
      `Dear ${name},\n\n${buyer} gives you “${title}” at ${institute}.\n${words && `\n“${words}”\n`}\n` +
      `Open it here: ${link}\n\nOr type this code at ${institute}: ${code}\nYou can use it within a year.`,
  },
  hi: {
    subject: (buyer, title) => `${buyer} की ओर से आपके लिए ${title}`,
    text: ({ name, words, buyer, title, institute, link, code }) =>
      `प्रिय ${name},\n\n${buyer} ने आपको ${institute} में “${title}” उपहार में दिया है।\n${words && `\n“${words}”\n`}\n` +
      `यहाँ खोलें: ${link}\n\nया ${institute} में यह कोड लिखें: ${code}\nइसे एक साल के अंदर इस्तेमाल करें।`,
  },
};
