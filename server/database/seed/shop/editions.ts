import { adoptBook } from '../../../src/domains/books/publishing/editions/adopt-book.ts';
import { saveBookEdition } from '../../../src/domains/books/publishing/editions/save-book-edition.ts';
import { saveBookOffer } from '../../../src/domains/books/publishing/editions/save-book-offer.ts';
import { syncEdition } from '../../../src/domains/books/publishing/editions/sync-edition.job.ts';
import { anOrder } from '../../../src/domains/commerce/factories.ts';
import { saveImage } from '../../../src/domains/media/index.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { at, HOUR } from '../papers/days.ts';

const terms = {
  basisPoints: 3000,
  leastPricePaise: 29_900,
  terms: 'The authors are named on the title page. The contents are not printed without our consent.',
} as const;

const preface = `Physics is learned with a pencil in the hand. This book was written by the editors of Northstar Press; we give it to our students because its problems begin where a lecture ends.

Begin with the exercises called "One idea". Go on only when they feel easy. Every code opens the same problem on your phone, with its solution after you have tried it.`;

const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#1b2a56"/><rect width="26" height="360" fill="#f26b21"/><g fill="none" stroke="#7f95d6" stroke-width="3"><path d="M96 292C190 72 330 40 560 292"/><path d="M96 292h480M96 292V52" stroke="#4b609f"/><path d="M214 128l70-32M214 128h70M214 128v66" stroke="#f8a26f" stroke-width="5"/></g><circle cx="214" cy="128" r="13" fill="#fff"/><g fill="#fff"><rect x="380" y="66" width="196" height="14" rx="7"/><rect x="380" y="96" width="148" height="14" rx="7"/><rect x="380" y="126" width="92" height="8" rx="4" fill="#f26b21"/></g></svg>`;

interface Cast {
  readonly publisher: Context;
  readonly bookId: string;
  readonly owner: Context;
  readonly buyerIds: readonly string[];
}

/** Northstar offers its book to institutes; Meridian sells it under its own cover, and a few students have bought it. */
export async function seedEdition({ publisher, bookId, owner, buyerIds }: Cast): Promise<void> {
  const params = { bookId };
  await saveBookOffer(publisher, { params, body: { ...terms, offered: true } });
  await adoptBook(owner, { params: { ...params, publisherId: publisher.instituteId }, body: terms });
  // The job does the same as soon as a worker runs, and then finds everything there.
  await syncEdition({ ...owner, actor: undefined }, params);
  const image = { bytes: Buffer.from(cover), fileName: 'problems-cover.svg', alt: '' };
  const { mediaId: coverId } = await saveImage(owner, image);
  const said = {
    title: 'Meridian Problems in Physics',
    about: 'Problems from mechanics to waves, easy ones first, with every solution.',
    opensTo: 'granted',
    pricePaise: 49_900,
    coverId,
    preface,
    shown: true,
  } as const;
  await saveBookEdition(owner, { params, body: said });
  for (const [place, accountId] of buyerIds.entries()) {
    const then = at(owner, new Date(owner.clock.now().getTime() - (buyerIds.length - place) * HOUR));
    const items = [{ kind: 'book' as const, id: bookId }];
    await anOrder(actingAs(then, accountId, 'student'), { items, gateway: 'razorpay', method: 'upi', said: 'paid' });
  }
}
