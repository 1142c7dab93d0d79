import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { createBroadcast } from '../../../src/domains/engagement/broadcasts/create-broadcast.ts';
import { leave } from '../../../src/domains/engagement/broadcasts/leave.job.ts';
import { sendBroadcast } from '../../../src/domains/engagement/broadcasts/send-broadcast.ts';
import { markAllRead } from '../../../src/domains/notices/inbox/mark-all-read.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import type { Batches } from './batches.ts';
import { at, dayAt, HOUR } from '../papers/days.ts';

const terms = { purpose: 'notice', everyone: false, students: true, mail: false, sms: false, urgent: false } as const;
const meeting: BroadcastDraft['texts'] = {
  en: {
    subject: 'Parents’ meeting of {batch} on Sunday',
    text: 'Dear {name},\n\nthe parents’ meeting of {batch} is on Sunday at 11:00 am in room 4. Please bring the last test booklet.\n\n{institute}',
  },
  hi: {
    subject: '{batch} की अभिभावक बैठक रविवार को',
    text: 'प्रिय {name},\n\n{batch} की अभिभावक बैठक रविवार को सुबह 11:00 बजे कमरा 4 में है। कृपया पिछले टेस्ट की कॉपी साथ लाएँ।\n\n{institute}',
  },
};
const holiday: BroadcastDraft['texts'] = {
  en: { subject: 'Holiday on Friday', text: 'There is no class on Friday. The test of Saturday takes place.' },
  hi: { subject: 'शुक्रवार को छुट्टी', text: 'शुक्रवार को क्लास नहीं है। शनिवार का टेस्ट होगा।' },
};

/** A notice that was sent three days ago and read by most, and one that is still being written. */
export async function seedBroadcasts(teacher: Context, { jee, neet }: Batches): Promise<void> {
  const sentAt = dayAt(teacher.clock.now(), -3, 11);
  const then = at(teacher, sentAt);
  const whom = { guardians: true, batchIds: [jee.batchId] };
  const { broadcastId } = await createBroadcast(then, { body: { ...terms, ...whom, texts: meeting } });
  await sendBroadcast(then, { params: { broadcastId }, body: { at: null } });
  await leave(then, { broadcastId });
  const later = at(teacher, new Date(sentAt.getTime() + HOUR));
  for (const { accountId } of jee.members.slice(1, 8)) await markAllRead(actingAs(later, accountId, 'student'));
  const batchIds = [jee.batchId, neet.batchId];
  await createBroadcast(teacher, { body: { ...terms, guardians: false, batchIds, texts: holiday } });
}
