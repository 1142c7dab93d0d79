import { type Context, inTransaction } from '../../../kernel/context.ts';
import { type Happened, subscribe } from '../../../kernel/events.ts';
import { accountIdsOfRole } from '../../identity/index.ts';
import { type NoticeKind, notify } from '../../notices/index.ts';
import { paperOpened } from '../events.ts';
import { listPublished } from './open-papers.store.ts';

const name = 'assessments.tell_students';

/** Tells those whom a paper was opened to, once each time; members of a batch hear of its papers from the batch. */
async function notifyStudents(
  ctx: Context,
  { eventId, payload: { paperId, accountIds } }: Happened<{ paperId: string; accountIds: string[] | null }>,
): Promise<void> {
  const [paper] = await listPublished(ctx, [paperId]);
  const now = ctx.clock.now();
  if (paper?.status !== 'published' || (paper.settings.closesAt && paper.settings.closesAt <= now)) return;
  const { opensAt } = paper.settings;
  const later = opensAt !== null && opensAt > now;
  await inTransaction(ctx, async (tx) => {
    await notify(tx, {
      kind: later ? 'paper.scheduled' : 'paper.published',
      accountIds: accountIds ?? (await accountIdsOfRole(tx, 'student')),
      params: {
        title: paper.title,
        minutes: paper.minutes,
        questions: paper.questions,
        ...(later && { opensAt: opensAt.toISOString() }),
      },
      link: `/student/tests/${paperId}`,
      key: `${eventId}:${name}`,
    });
  });
}

export const notifyStudentsOfPaper = subscribe(paperOpened, name, notifyStudents);

const channels = { inbox: true, mail: false, sms: false } as const;

export const paperNoticeKinds: readonly NoticeKind[] = [
  {
    kind: 'paper.published',
    audience: 'students',
    topic: 'study',
    channels,
    needsConsent: 'communications',
    texts: {
      en: {
        name: 'A new test is open',
        subject: 'New test: {title}',
        text: '{title} is open to you: {questions} questions in {minutes} minutes.',
      },
      hi: {
        name: 'नया टेस्ट खुलता है',
        subject: 'नया टेस्ट: {title}',
        text: '{title} आपके लिए खुला है: {minutes} मिनट में {questions} प्रश्न।',
      },
    },
  },
  {
    kind: 'paper.scheduled',
    audience: 'students',
    topic: 'study',
    channels,
    needsConsent: 'communications',
    texts: {
      en: {
        name: 'A new test is announced',
        subject: 'Coming: {title}',
        text: '{title} opens on {opensAt:time}: {questions} questions in {minutes} minutes.',
      },
      hi: {
        name: 'नए टेस्ट की घोषणा होती है',
        subject: 'आने वाला टेस्ट: {title}',
        text: '{title} {opensAt:time} को खुलेगा: {minutes} मिनट में {questions} प्रश्न।',
      },
    },
  },
];
