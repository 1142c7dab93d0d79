import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { DueCard, ReviewSettings } from '@abhyas/contract/flashcards/reviewing';
import { isInHoliday } from '@abhyas/contract/flashcards/rules/holiday';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { soundsOf } from '../cards/present-cards.ts';
import { picturesOf } from '../cards/present-pictures.ts';
import { openDeck } from '../decks/open-deck.ts';
import { nextDatesOf } from '../scheduling/fold-reviews.ts';
import { startOfStudyDay, studyDayOf } from '../scheduling/study-day.ts';
import { calendarOf } from './calendar-of.ts';
import { type Asked, countBegunSince, countDue, listDueRows, listFreshRows } from './due.store.ts';
import { presentMemory } from '../memory/present-memory.ts';
import { examPlanOf, reviewSettingsOf } from './settings.store.ts';

type List = typeof api.flashcards.listDueCards;
/** The next cards to answer: what is due, then as many new ones as today's limit lets in, then what is learned and comes in minutes. */
export async function listDueCards(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { accountId } = actorOf(ctx);
  const { deckId, most } = query;
  if (deckId) await openDeck(ctx, deckId);
  const now = ctx.clock.now();
  const { timeZone } = await rulesOf(ctx.instituteId);
  const settings = await reviewSettingsOf(ctx, accountId);
  const { retention } = settings;
  const isHoliday = isInHoliday(settings.holiday, studyDayOf(timeZone, now));
  const asking = { accountId, now, timeZone, isHoliday, deckId, most };
  const left = await freshLeft(ctx, accountId, settings);
  const calendar = await calendarOf(ctx, accountId);
  const due = await listDueRows(ctx, asking);
  const fresh = await listFreshRows(ctx, { ...asking, most: left });
  const total = (await countDue(ctx, asking)) + fresh.length;
  const isSoon = ({ dueAt }: Asked) => dueAt !== null && dueAt > now;
  const inOrder = [...due.filter((card) => !isSoon(card)), ...fresh, ...due.filter(isSoon)].slice(0, most);
  const pictures = await picturesOf(ctx, inOrder);
  const sounds = await soundsOf(ctx, inOrder);
  const present = ({ correctedAt, deckName, deckKind, ...card }: Asked): DueCard => ({
    id: card.id,
    kind: card.kind,
    front: card.front,
    back: card.back,
    origin: card.origin,
    picture: pictures.get(card.id) ?? null,
    sound: sounds.get(card.id) ?? null,
    correctedAt: correctedAt?.toISOString() ?? null,
    memory: presentMemory({ ...card, cardId: card.id }),
    deck: { id: card.deckId, name: deckName, kind: deckKind },
    next: nextDatesOf(card, { now, retention, timeZone, calendar }),
  });
  return { cards: inOrder.map(present), total };
}

/** How many new cards the limit still lets in on this study day, and the exam that is ahead; none in a holiday. */
export async function freshLeft(
  ctx: Context,
  accountId: string,
  { newPerDay, holiday }: ReviewSettings,
): Promise<number> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const today = studyDayOf(timeZone, ctx.clock.now());
  if (isInHoliday(holiday, today)) return 0;
  const left = newPerDay - (await countBegunSince(ctx, accountId, startOfStudyDay(timeZone, today)));
  const exam = await examPlanOf(ctx, accountId);
  if (!exam || exam.examOn <= today) return Math.max(0, left);
  const begun = await countBegunSince(ctx, accountId, new Date(exam.since));
  return Math.max(0, Math.min(left, exam.mostNew - begun));
}
