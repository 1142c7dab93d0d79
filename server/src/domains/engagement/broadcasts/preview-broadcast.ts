import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { channelsOfEach, languageOf } from '../../notices/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { audienceOf, type Reader } from './audience.ts';
import { kindOfBroadcast } from './leave.job.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { wordsFor } from './words-for.ts';

const named = 20;
const shown = 3;

type Preview = typeof api.engagement.previewBroadcast;
/** Who would get it now and by which ways, and the words as three of them will read them. */
export async function previewBroadcast(ctx: Context, { body }: Input<Preview>): Promise<Answer<Preview>> {
  const readers = await audienceOf(ctx, body);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now();
  const leavesAt = body.urgent ? now : afterQuietHours(now, timeZone);
  const ids = readers.map(({ contact }) => contact.id);
  const ways = await channelsOfEach(ctx, kindOfBroadcast(body.purpose), ids);
  const reached = (way: 'inbox' | 'mail' | 'sms') => ids.filter((id) => ways.get(id)?.has(way)).length;
  return {
    students: readers.filter(({ kind }) => kind === 'student').length,
    guardians: readers.filter(({ kind }) => kind === 'guardian').length,
    reach: { inbox: reached('inbox'), mail: reached('mail'), sms: reached('sms') },
    people: readers.slice(0, named).map(({ contact }) => ({ id: contact.id, name: contact.name })),
    views: await Promise.all(someOf(readers).map((reader) => viewOf(ctx, reader, body.texts))),
    leavesAt: leavesAt > now ? leavesAt.toISOString() : null,
  };
}

/** A few readers, students and guardians among them where there are both. */
function someOf(readers: readonly Reader[]): readonly Reader[] {
  const guardian = readers.find(({ kind }) => kind === 'guardian');
  const others = readers.filter((one) => one !== guardian);
  return [...others.slice(0, guardian ? shown - 1 : shown), ...(guardian ? [guardian] : [])];
}

async function viewOf(ctx: Context, { contact, values }: Reader, texts: Parameters<typeof wordsFor>[0]) {
  const language = await languageOf(ctx, contact.id);
  const words = wordsFor(texts, values);
  return {
    id: contact.id,
    name: contact.name,
    language,
    subject: language === 'hi' ? words.subjectHi : words.subjectEn,
    text: language === 'hi' ? words.textHi : words.textEn,
  };
}
